/// The values of the pages that a ``NavigationStack`` has pushed. As SwiftUI's documentation has it, a list
/// of values whose types are erased.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    /// An empty path: the root is on the screen.
    public init() {
        values = []
    }

    /// A path to these values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// The number of pages upon the root.
    public var count: Int { values.count }

    /// True where the root is on the screen.
    public var isEmpty: Bool { values.isEmpty }

    /// Pushes a page.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Pops pages. As in SwiftUI, there must be so many.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
    }
}
