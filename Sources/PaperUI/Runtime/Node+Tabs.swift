/// The views of a tab view: the nodes in it that have the label of a tab.
extension Node {
    /// The tabs of a tab view, in their order.
    private var tabNodes: [Node] {
        content.flatMap { node in node.tabItem == nil ? node.tabNodes : [node] }
    }

    private var tabItem: (label: any View, tag: AnyHashable?)? {
        for case .tabItem(let label, let tag) in modifiers { return (label, tag) }
        return nil
    }

    /// Whether the node is a tab that is not chosen.
    var isHiddenTab: Bool { !isVisible && tabItem != nil }

    /// Shows the tab that is chosen, and covers the others.
    func updateTabs() {
        guard isVisible, case .tabs(let tabs) = kind else { return }
        let nodes = tabNodes
        let chosen = nodes.indices.first { nodes[$0].tag(at: $0) == tabs.current } ?? 0
        for (index, node) in nodes.enumerated() where index == chosen { node.uncover() }
        for (index, node) in nodes.enumerated() where index != chosen { node.cover() }
    }

    /// The position of the tab that is shown; nil in any other view.
    var chosenTab: Int? {
        guard frame == .tabs else { return nil }
        return tabNodes.firstIndex { !$0.isHiddenTab }
    }

    /// The bar's buttons.
    var tabButtons: [ChildView] {
        guard case .tabs(let tabs) = kind else { return [] }
        return tabNodes.enumerated().compactMap { index, node in
            guard let label = node.tabItem?.label else { return nil }
            let tag = node.tag(at: index)
            let button = Button {
                tabs.select(tag)
            } label: {
                AnyView(label)
            }
            return ChildView(button, key: .slot(-1, index), role: .bottomBar)
        }
    }

    /// What chooses the tab: its tag, or its position.
    private func tag(at index: Int) -> AnyHashable {
        for case .tag(let tag) in modifiers { return tag }
        return tabItem?.tag ?? AnyHashable(index)
    }
}
