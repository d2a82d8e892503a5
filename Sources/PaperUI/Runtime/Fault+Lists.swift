// What only a list does, and a list where it cannot be.
extension Node {
    /// Tells of a list in a scroll view, which asks it how high it would be, and gets no answer.
    func lookAtScrolling() {
        guard evaluations == 1, !environment.hasHeightOfContainer else { return }
        var node = self
        while node.role == .content, node.frame == .none, !node.givesHeight, let parent = node.parent {
            if parent.scrollsDown {
                screen?.warn(.listInScrollView(name, view: authoredName))
                return
            }
            node = parent
        }
    }

    private var givesHeight: Bool {
        modifiers.contains { modifier in
            switch modifier {
            case .frame(_, .some, _), .aspectRatio: true
            case .flexibleFrame(let frame): frame.minHeight != nil || frame.idealHeight != nil
            default: false
            }
        }
    }

    /// Tells of a row that is edited where there is no list. A row may well be mounted alone, so it is told only where
    /// something else is around it, or nothing can be.
    func tellOutsideOfList(_ deed: String) {
        var node = self
        var isKnown = isAlone
        while node.frame == .none, let parent = node.parent {
            if parent.isList { return }
            if parent.element != nil { isKnown = true }
            node = parent
        }
        if isKnown { screen?.warn(.rowOutsideOfList(deed, view: authoredName)) }
    }

    /// Tells of a view that is pulled down and neither is a list or a scroll view, nor is in one, nor has one inside.
    func tellOutsideOfScrolling() {
        let isPulled = (ownSubtree + holders).contains { $0.isList || $0.scrollsDown }
        if !isPulled { screen?.warn(.refreshOutsideOfList(view: parent?.authoredName)) }
    }
}

private struct HeightOfContainerKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// True where a `containerRelativeFrame` gives a height.
    var hasHeightOfContainer: Bool {
        get { self[HeightOfContainerKey.self] }
        set { self[HeightOfContainerKey.self] = newValue }
    }
}
