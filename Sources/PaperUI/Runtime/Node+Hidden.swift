/// The nodes that are there and do not show, by what a modifier says of them: a control's label, a page's bars and the
/// way back.
extension Node {
    /// True for the node that names a control or a link.
    var isLabel: Bool { role == .label || role == .controlLabel }

    /// True where the node, inside another one, does not show: it is not drawn, and nobody finds it.
    var isLeftOut: Bool {
        switch role {
        case .controlLabel: surroundings.looks.areLabelsHidden
        case .back: isInHiddenBar
        default: isHiddenTab
        }
    }

    /// Nodes that modifiers hold, without what stands in a bar that is hidden.
    var shownAttachments: [Node] {
        attachments.isEmpty ? [] : attachments.filter { !$0.isInHiddenBar }
    }

    /// True where the node stands in a bar that is hidden.
    var isInHiddenBar: Bool {
        switch role {
        case .back: page?.hides(.back) == true || page?.hides(.navigation) == true
        case .toolbar, .leadingToolbar, .principal, .search, .searchEnd, .searchToken, .searchScope,
            .searchSuggestion:
            page?.hides(.navigation) == true
        case .bottomBar: parent?.frame == .tabs ? parent?.hides(.tabs) == true : page?.hides(.foot) == true
        default: false
        }
    }

    /// The page that has the bar in which the node stands: of a navigation stack, a sheet, or all that there is.
    private var page: Node? {
        sequence(first: self, next: \.parent).first { node in
            node.frame == .page || node.frame == .sheet || node.parent == nil
        }
    }

    /// True where a view on this page hides a part of its bars. The first that says something of it is heard, as with a
    /// title.
    func hides(_ part: BarPart) -> Bool { visibility(of: part) == .hidden }

    private func visibility(of part: BarPart) -> Visibility? {
        for case .bars(let parts, let visibility) in modifiers where parts.contains(part) {
            return visibility
        }
        let inside = frame == .navigation ? content.suffix(1) : content[...]
        for node in inside where node.role != .back && !node.isHiddenTab {
            // A page inside has bars of its own, but for the tabs below it.
            if node.frame == .page && part != .tabs { continue }
            if let visibility = node.visibility(of: part) { return visibility }
        }
        return nil
    }
}

/// The parts of the bars around a page that can be hidden.
package enum BarPart {
    /// The bar at the top, with all that is in it.
    case navigation
    case title
    /// The system's way back.
    case back
    /// The bar at the foot.
    case foot
    case tabs
}
