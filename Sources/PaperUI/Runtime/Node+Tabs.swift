/// The views of a tab view, of which one is shown: each is a tab with a label in a bar, or a page.
extension Node {
    /// The views of a tab view, in their order.
    fileprivate func choosables(inRow id: AnyHashable? = nil) -> [Choosable] {
        content.flatMap { node -> [Choosable] in
            let id = if case .id(let own, _) = node.key { own } else { id }
            let whole = [Choosable(node: node, id: id)]
            if node.tabItem != nil || node.hasTag { return whole }
            switch node.kind {
            case .group where node.modifiers.isEmpty: return node.choosables(inRow: id)
            case .group, .composite:
                // As in a list, views of which one is made are each for themselves.
                let inner = node.choosables(inRow: id)
                return inner.count == 1 && inner[0].node.tabItem == nil ? whole : inner
            default: return whole
            }
        }
    }

    fileprivate var tabItem: (label: any View, tag: AnyHashable?)? {
        for case .tabItem(let label, let tag) in modifiers { return (label, tag) }
        return nil
    }

    private var hasTag: Bool {
        modifiers.contains { if case .tag = $0 { true } else { false } }
    }

    /// Shows the view that is chosen, and covers the others.
    func updateTabs() {
        guard isVisible, case .tabs(let tabs) = kind else { return }
        let views = choosables()
        let chosen = views.indices.first { views[$0].tag(at: $0) == tabs.current } ?? 0
        for (index, view) in views.enumerated() { view.node.isHiddenTab = index != chosen }
        for (index, view) in views.enumerated() where index == chosen { view.node.choose() }
        for (index, view) in views.enumerated() where index != chosen { view.node.cover() }
    }

    private func choose() {
        guard evaluations == 0 else { return uncover() }
        isVisible = true
        inherit(surroundings)
    }

    /// True for a view of a tab view that has not been shown yet. As SwiftUI's, such a view is evaluated when it is
    /// shown: "the system TabView lazy loads each tab" (mlemgroup/mlem, pull request 670). What has neither a label nor
    /// a tag is evaluated at once, to see what it is.
    var waitsToBeChosen: Bool {
        guard evaluations == 0, !isVisible, role == .content, tabItem != nil || hasTag else { return false }
        return tabView != nil
    }

    /// The tab view of whose views this is one or holds some.
    private var tabView: Node? {
        var node = parent
        while let holder = node {
            switch holder.kind {
            case .group, .composite: node = holder.parent
            case .tabs: return holder
            default: return nil
            }
        }
        return nil
    }

    /// Lets the tab view follow, of whose views this is one or holds some.
    func updateTabsAround() {
        tabView?.updateTabs()
    }

    /// The position of the tab that is shown in the bar; nil in any other view.
    var chosenTab: Int? {
        guard frame == .tabs, !isPaged else { return nil }
        return choosables().filter { $0.node.tabItem != nil }.firstIndex { !$0.node.isHiddenTab }
    }

    /// The bar's buttons.
    var tabButtons: [ChildView] {
        guard case .tabs(let tabs) = kind, !isPaged else { return [] }
        return choosables().enumerated().compactMap { index, view -> ChildView? in
            guard let label = view.node.tabItem?.label else { return nil }
            let tag = view.tag(at: index)
            let button = Button {
                tabs.select(tag)
            } label: {
                AnyView(label)
            }
            return ChildView(button, key: .slot(-1, index), role: .bottomBar)
        }
    }
}

// MARK: - Pages

extension Node {
    /// True for a tab view whose views are pages, to be swiped through.
    var isPaged: Bool { frame == .tabs && environment.tabLook != .bar }

    /// The pages' dots: how many there are, and which is the one of the page that is shown. Nil where there are none.
    var dots: (count: Int, chosen: Int)? {
        guard isPaged, environment.tabLook == .pages(dots: true) else { return nil }
        let pages = choosables()
        guard pages.count > 1, let chosen = pages.firstIndex(where: { !$0.node.isHiddenTab }) else {
            return nil
        }
        return (pages.count, chosen)
    }

    /// Turns to the page beside the one that is shown, if there is one.
    func turnPage(by step: Int) {
        guard case .tabs(let tabs) = kind else { return }
        let pages = choosables()
        guard let shown = pages.firstIndex(where: { !$0.node.isHiddenTab }),
            pages.indices.contains(shown + step)
        else { return }
        screen?.perform("what turning the page started") {
            tabs.select(pages[shown + step].tag(at: shown + step))
        }
    }
}

/// A view of a tab view.
@MainActor
private struct Choosable {
    let node: Node
    /// The id of the row of a `ForEach` that it is in.
    let id: AnyHashable?

    /// The tag that chooses the view: its own, the id of its row, or its position.
    func tag(at index: Int) -> AnyHashable {
        for case .tag(let tag) in node.modifiers { return tag }
        return node.tabItem?.tag ?? id ?? AnyHashable(index)
    }
}
