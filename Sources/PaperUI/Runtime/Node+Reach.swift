/// The obstacle that keeps a finger from a node.
package enum Obstacle {
    /// A sheet, a question or a view lies upon it.
    case above(Node)
    /// The page or the tab that it is on is not shown.
    case otherPage
    /// The node, or this one around it, does not show.
    case hidden(Node)
    /// The node, or this one around it, lets taps through.
    case untouchable(Node)
}

extension Node {
    /// True where a modifier on the view hides it.
    package var isHidden: Bool {
        modifiers.contains { if case .opacity(let opacity) = $0 { opacity <= 0 } else { false } }
    }

    /// The obstacle that keeps a finger from the node; nil if one reaches it.
    package var obstacle: Obstacle? {
        if let presentationAbove { return .above(presentationAbove) }
        // From the inside to the outside, as far as what is put on a view is put on what is inside.
        var node = self
        var inner: Node?
        while true {
            if let obstacle = node.obstacle(around: inner, of: self) { return obstacle }
            guard !node.isElsewhere, let parent = node.parent else { return nil }
            (inner, node) = (node, parent)
        }
    }

    /// True where what is put on the view that holds the node is not put on the node: it is in a bar, or over the
    /// screen.
    var isElsewhere: Bool {
        switch role {
        case .toolbar, .leadingToolbar, .principal, .bottomBar, .keyboard, .search, .searchEnd, .searchToken,
            .searchScope, .searchSuggestion, .topInset, .bottomInset, .back, .presentation:
            true
        default: false
        }
    }

    private func obstacle(around inner: Node?, of target: Node) -> Obstacle? {
        if isHiddenTab { return .otherPage }
        if isInHiddenBar { return .hidden(self) }
        if let inner, frame == .navigation, inner.role == .content, content.last !== inner {
            return .otherPage
        }
        if inner != nil, isPile, let front = pileAbove(target) { return .above(front) }
        for (index, modifier) in modifiers.enumerated().reversed() where inner?.isInside(index) ?? true {
            switch modifier {
            case .opacity(let opacity) where opacity <= 0: return .hidden(self)
            case .hitTesting(false): return .untouchable(self)
            case .overlay:
                let parts = attachments.filter { $0.key == .modifier(index) }.flatMap { $0.parts() }
                if let front = parts.last(where: \.covers) { return .above(front.node) }
            default: break
            }
        }
        return nil
    }

    /// True where the node, held by one of its parent's modifiers or not, is inside the modifier at an index.
    func isInside(_ index: Int) -> Bool {
        if case .modifier(let own) = key { own > index } else { true }
    }

    /// The node that lies upon one of the views of a pile; nil where that cannot be told, or none does.
    private func pileAbove(_ target: Node) -> Node? {
        let pile = shownContent.flatMap { $0.parts() }.inFront
        let line = sequence(first: target, next: \.parent).prefix { $0 !== self }
        guard let place = pile.firstIndex(where: { part in line.contains { $0 === part.node } }) else {
            return nil
        }
        return pile[(place + 1)...].last(where: \.covers)?.node
    }
}

extension [Part] {
    /// The parts of a pile, what is in front last.
    @MainActor
    var inFront: [Part] {
        guard contains(where: { $0.zIndex != 0 }) else { return self }
        return enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }
}

extension Part {
    /// The part's place among its neighbours, from back to front.
    fileprivate var zIndex: Double {
        layers.reduce(0) { if case .zIndex(let index) = $1.modifier { $0 + index } else { $0 } }
    }

    /// True where the part fills all the room that it is given, and a finger ends on it. Where that is not sure it does
    /// not.
    var covers: Bool {
        var isPainted = false
        for layer in layers {
            switch layer.modifier {
            case .padding, .frame, .clip, .drawn, .hitTesting(false): return false
            case .opacity(let opacity) where opacity <= 0: return false
            case .background(let color): isPainted = isPainted || color.isVisible
            case .backdrop, .overlay: isPainted = isPainted || layer.parts.contains(where: \.covers)
            case .flexibleFrame(let frame):
                guard frame.maxWidth == .infinity, frame.maxHeight == .infinity else { return false }
                if isPainted { return true }
            default: break
            }
        }
        return node.element?.covers(self) == true
    }
}

extension Color {
    var isVisible: Bool { opacity > 0 && name != .clear }
}
