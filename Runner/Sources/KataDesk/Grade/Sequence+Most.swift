extension Sequence where Element: Hashable & Comparable {
    /// The value that most of some people have: more than half of them, or several, and more than have anything else.
    ///
    ///     ["step 1", "step 2", "step 2"].most(of: 3)  // ("step 2", 2)
    ///     ["step 1", "step 2"].most(of: 2)            // nil
    ///
    /// - Parameter people: how many there are; each has a value once.
    /// - Returns: it, the first of those that as many have, and how many do; nil where no one is had by most.
    func most(of people: Int) -> (value: Element, count: Int)? {
        let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max() ?? 0
        let all = counts.filter { $0.value == most }.keys.sorted()
        guard let first = all.first, most * 2 > people || most > 1 && all.count == 1 else { return nil }
        return (first, most)
    }
}
