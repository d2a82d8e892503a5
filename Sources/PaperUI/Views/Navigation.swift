import Observation

/// The state that the views in a navigation stack share: where it is, and the pages that it can show.
@MainActor
final class Navigation {
    var path: Binding<NavigationPath>?
    private var destinations: [ObjectIdentifier: Destination] = [:]

    nonisolated init() {}

    /// Observed, since a page must follow what its destination's closure has captured.
    @Observable
    final class Destination {
        /// The pages that the view offers which came first.
        private(set) var content: ((AnyHashable) -> (any View)?)?
        @ObservationIgnored private var offers: [Offer] = []

        private struct Offer {
            let owner: ObjectIdentifier
            var content: (AnyHashable) -> (any View)?
        }

        func offer(_ content: @escaping (AnyHashable) -> (any View)?, by node: Node) {
            let offer = Offer(owner: ObjectIdentifier(node), content: content)
            if let known = offers.firstIndex(where: { $0.owner == offer.owner }) {
                offers[known] = offer
            } else {
                offers.append(offer)
            }
            if offers[0].owner == offer.owner { self.content = content }
        }

        func withdraw(_ node: Node) {
            guard let index = offers.firstIndex(where: { $0.owner == ObjectIdentifier(node) }) else { return }
            offers.remove(at: index)
            if index == 0 { content = offers.first?.content }
        }
    }

    private let linked = LinkedPages()

    /// A page upon the root: for a value of the path, or a link's own.
    enum Entry {
        case value(AnyHashable)
        case page(LinkedPage)
    }

    /// The pages upon the root, the lowest first.
    var entries: [Entry] {
        let values = path?.wrappedValue.values ?? []
        var entries: [Entry] = []
        for count in 0...values.count {
            entries += linked.pages.filter { $0.valuesBelow == count }.map { .page($0) }
            if count < values.count { entries.append(.value(values[count])) }
        }
        return entries
    }

    func push(_ value: AnyHashable) {
        path?.wrappedValue.append(value)
    }

    func push(_ page: LinkedPage) {
        guard !linked.pages.contains(where: { $0 === page }) else { return }
        let count = path?.wrappedValue.count ?? 0
        page.valuesBelow = count
        // What lay upon a path that is shorter now is gone.
        linked.pages = linked.pages.filter { $0.valuesBelow <= count } + [page]
    }

    func pop() {
        pop(to: entries.count - 1)
    }

    func remove(_ page: LinkedPage) {
        if linked.pages.contains(where: { $0 === page }) { linked.pages.removeAll { $0 === page } }
    }

    /// Pops pages until there are so many upon the root.
    func pop(to count: Int) {
        for entry in entries.dropFirst(max(count, 0)).reversed() {
            switch entry {
            case .value: path?.wrappedValue.removeLast()
            case .page(let page):
                remove(page)
                page.onPop?()
            }
        }
    }

    /// Takes up the pages that a view offers for a type. Where two views do, the one that came first keeps the right,
    /// as the outer one does in SwiftUI.
    func register(
        _ content: @escaping (AnyHashable) -> (any View)?, for type: ObjectIdentifier, by node: Node
    ) {
        destination(for: type).offer(content, by: node)
    }

    /// A view that leaves offers nothing any more. (SwiftUI's console says of a misplaced destination that the stack has to
    /// "always see" it; that is the reason why it is not to be put into what comes and goes.)
    func withdraw(_ type: ObjectIdentifier, of node: Node) {
        destinations[type]?.withdraw(node)
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

/// A page that is on the stack while a binding says so.
package struct PushedView {
    /// nil while it is not there.
    let content: (any View)?
    let end: () -> Void
}

/// The page of a link that has its own.
@Observable
final class LinkedPage {
    var content: (any View)?
    /// Further work for when it is popped.
    @ObservationIgnored var onPop: (() -> Void)?
    /// The number of values that the path had when the page was pushed.
    @ObservationIgnored var valuesBelow = 0
}

/// The pages of links that are on a stack, the lowest first.
@Observable
private final class LinkedPages {
    var pages: [LinkedPage] = []
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
