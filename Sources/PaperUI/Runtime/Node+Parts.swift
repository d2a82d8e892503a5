/// The parts that a view consists of. What a modifier attaches to it is no part of it: a sheet, what stands in a bar or
/// beside a row, and, for the view itself, what lies upon it and behind it.
extension Node {
    /// The node and what it consists of, each before those inside it.
    package var ownSubtree: [Node] {
        nodes(from: [self])
    }

    /// The nodes that name this one: all that it consists of, but the controls that lie upon a view inside, which have
    /// names of their own.
    package var namingSubtree: [Node] {
        nodes(from: [self], leavingOut: { node, isLaid in isLaid && node.isControl })
    }

    /// The texts of the node. A view that says and does nothing itself has those that lie upon it and behind it.
    package var texts: [Node] {
        let own = namingSubtree.filter(\.isText)
        return own.isEmpty ? laidParts(where: \.isText) : own
    }

    /// The nodes of a sort that the node consists of. A view that says and does nothing itself has those that lie upon it
    /// and behind it.
    package func parts(where isMeant: (Node) -> Bool) -> [Node] {
        let own = ownSubtree.filter(isMeant)
        return own.isEmpty ? laidParts(where: isMeant) : own
    }

    /// The node and those that it is a part of, the nearest first.
    package var holders: [Node] {
        Array(sequence(first: self) { $0.isElsewhere || $0.role == .swipe ? nil : $0.parent })
    }

    /// Goes through nodes and what they consist of, as parts of this node.
    ///
    /// - Parameters:
    ///   - isLeftOut: whether a node does not count, nor what is inside it. It is told whether the node lies upon a view
    ///     inside, or behind it.
    ///   - isClosed: whether a node counts alone, without what is inside it.
    func nodes(
        from starts: [Node], leavingOut isLeftOut: (_ node: Node, _ isLaid: Bool) -> Bool = { _, _ in false },
        closed isClosed: (Node) -> Bool = { _ in false }
    ) -> [Node] {
        var nodes: [Node] = []
        func add(_ node: Node, isLaid: Bool) {
            guard !isLeftOut(node, isLaid) else { return }
            nodes.append(node)
            guard !isClosed(node) else { return }
            for inner in node.shownContent { add(inner, isLaid: isLaid) }
            guard node !== self else { return }
            for inner in node.layers { add(inner, isLaid: true) }
        }
        for start in starts { add(start, isLaid: false) }
        return nodes
    }

    private func laidParts(where isMeant: (Node) -> Bool) -> [Node] {
        saysOrDoesSomething ? [] : nodes(from: layers).filter(isMeant)
    }

    /// The nodes that modifiers put upon the view and behind it.
    private var layers: [Node] { attachments.filter { $0.role == .overlay || $0.role == .backdrop } }

    private var saysOrDoesSomething: Bool {
        element?.saysOrDoesSomething == true || isOption
    }
}
