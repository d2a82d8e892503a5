import Observation

/// What the views in a navigation stack share: where it is, and the pages that it can show.
@MainActor
final class Navigation {
    var path: Binding<NavigationPath>?
    private var destinations: [ObjectIdentifier: Destination] = [:]

    /// Observed, since a page must follow what its destination's closure has captured.
    @Observable
    final class Destination {
        var content: ((AnyHashable) -> (any View)?)?
        @ObservationIgnored weak var owner: Node?
    }

    func push(_ value: AnyHashable) {
        path?.wrappedValue.append(value)
    }

    func pop() {
        path?.wrappedValue.removeLast()
    }

    /// Pops pages until there are so many upon the root.
    func pop(to count: Int) {
        guard let path, path.wrappedValue.count > count else { return }
        path.wrappedValue.removeLast(path.wrappedValue.count - count)
    }

    /// Where two views offer pages for one type, the one that came first keeps the right, as the outer one
    /// does in SwiftUI.
    func register(
        _ content: @escaping (AnyHashable) -> (any View)?, for type: ObjectIdentifier, by node: Node
    ) {
        let destination = destination(for: type)
        if let owner = destination.owner, owner !== node, owner.isMounted { return }
        destination.owner = node
        destination.content = content
    }

    /// The page for a value of the path; nil if no view offers one.
    func destination(for value: AnyHashable) -> (any View)? {
        func typeID<V>(_ value: V) -> ObjectIdentifier { ObjectIdentifier(V.self) }
        let page = destination(for: _openExistential(value.base, do: typeID)).content?(value)
        if page == nil { Evaluation.current?.note(.noDestination(for: "\(type(of: value.base))")) }
        return page
    }

    private func destination(for id: ObjectIdentifier) -> Destination {
        if let known = destinations[id] { return known }
        let destination = Destination()
        destinations[id] = destination
        return destination
    }
}

private struct NavigationKey: EnvironmentKey {
    static var defaultValue: Navigation? { nil }
}

extension EnvironmentValues {
    var navigation: Navigation? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
