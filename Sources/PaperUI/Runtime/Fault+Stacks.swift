// Stacks that are missing or too many, and sheets.
extension Screen {
    /// Has something looked at once all is there: a stack around it is there before, one inside of it comes later.
    func lookLater(at node: Node, _ look: @escaping @MainActor (Node) -> Void) {
        looks.append((node, look))
    }

    /// Looks at what has come since it was last asked.
    func lookAround() {
        lookAtRows()
        guard !looks.isEmpty else { return }
        let due = looks
        looks = []
        for (node, look) in due where node.isMounted && node.isVisible { look(node) }
    }
}

extension Node {
    /// Lets the screen look at the modifiers of a new node that want a stack around it.
    func lookForStack() {
        guard modifiers.contains(where: \.wantsStack), surroundings.navigation == nil else { return }
        screen?.lookLater(at: self) { $0.lookAtMissingStack() }
    }

    /// Tells of a bar that no stack shows. A stack may well come around a view that is mounted alone, so that is told only
    /// where all of the app is there, or a sheet.
    private func lookAtMissingStack() {
        guard isAlone, !ownSubtree.contains(where: { $0.frame == .navigation }) else { return }
        for bar in bars + (hasSearch ? ["searchable"] : []) {
            screen?.warn(.barWithoutStack(bar, view: parent?.authoredName))
        }
    }

    /// True where what is around the node is known to the end: it is on a sheet or on a page, or the screen has a whole app.
    var isAlone: Bool {
        screen?.isOfApp == true
            || sequence(first: self, next: \.parent).contains { $0.frame == .sheet || $0.frame == .page }
    }

    private var hasSearch: Bool { searchField != nil }

    /// Tells of the stack on one of whose pages another stack is. What lies upon a page, or in its bar, is no part of it.
    func lookAtOuterStack() {
        var node = self
        while node.role == .content, let parent = node.parent {
            if parent.frame == .page { screen?.warn(.stackInStack(view: authoredName)) }
            guard parent.frame == .none || parent.frame == .tabs else { return }
            node = parent
        }
    }

    /// Tells of another sheet that is there, and neither holds this one nor is held by it.
    func lookAtOtherSheets() {
        guard let root = screen?.mounted else { return }
        func isUpon(_ node: Node, _ other: Node) -> Bool {
            sequence(first: node, next: \.parent).contains { $0 === other }
        }
        let isThereAnother = root.subtree.contains {
            $0.frame == .sheet && !isUpon(self, $0) && !isUpon($0, self)
        }
        if isThereAnother { screen?.warn(.twoSheets(view: parent?.authoredName)) }
    }
}

extension Modifier {
    /// True where a bar of a stack shows what the modifier says.
    fileprivate var wantsStack: Bool {
        switch self {
        case .navigationTitle, .searchable: true
        case .toolbar(let slots): slots.contains { $0.isInBar }
        default: false
        }
    }
}
