/// Works on all items, so many at once, and gives the results in the items' order.
package func inOrder<Item: Sendable, Value: Sendable>(
    _ items: [Item], atOnce width: Int, _ work: @escaping @Sendable (Item) async throws -> Value,
    onEach: (Item) -> Void = { _ in }
) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
        var values: [Int: Value] = [:]
        var waiting = items.indices.makeIterator()
        let add = { (group: inout ThrowingTaskGroup<(Int, Value), any Error>) in
            guard let index = waiting.next() else { return }
            group.addTask { (index, try await work(items[index])) }
        }
        for _ in 0..<width { add(&group) }
        while let (index, value) = try await group.next() {
            values[index] = value
            onEach(items[index])
            add(&group)
        }
        return items.indices.compactMap { values[$0] }
    }
}
