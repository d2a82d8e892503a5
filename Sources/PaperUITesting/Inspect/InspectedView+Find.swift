import PaperUI
import Testing

// Every search looks at the view itself and then at those inside it, in reading order, on the branches that
// are taken.
extension InspectedView {
    /// The first text that reads exactly like this.
    ///
    /// - Throws: ``InspectionError`` with the tree that was searched, here and in all searches.
    public func find(
        text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> InspectedView<Text> {
        try first("find(text: \(text.debugDescription))", sourceLocation) { $0.isText && $0.text == text }
    }

    /// The first button or link with this label, or with this text in its label.
    public func find(
        button label: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> InspectedView<any View> {
        try first("find(button: \(label.debugDescription))", sourceLocation) { node in
            node.isButton && (node.label == label || node.isNamed(label))
        }
    }

    /// The first view of this type, such as `FilmCard.self`.
    public func find<V: View>(
        _ type: V.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> InspectedView<V> {
        try first("find(\(type).self)", sourceLocation) { $0.isView(V.self) }
    }

    /// The first view of one of PaperUI's types, such as `ViewType.Button.self`.
    public func find<T: BuiltInViewType>(
        _ type: T.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> InspectedView<any View> {
        try first("find(ViewType.\(type).self)", sourceLocation) { $0.isBuiltIn(type) }
    }

    /// The first view with this `.id(_:)`.
    public func find(
        viewWithId id: some Hashable & Sendable, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> InspectedView<any View> {
        try first("find(viewWithId: \(String(reflecting: id)))", sourceLocation) {
            $0.givenID == AnyHashable(id)
        }
    }

    /// The first view with this `.accessibilityIdentifier(_:)`.
    public func find(
        viewWithAccessibilityIdentifier identifier: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> InspectedView<any View> {
        let query = "find(viewWithAccessibilityIdentifier: \(identifier.debugDescription))"
        return try first(query, sourceLocation) { $0.accessibilityIdentifier == identifier }
    }

    /// The first view with this `.accessibilityLabel(_:)`.
    public func find(
        viewWithAccessibilityLabel label: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> InspectedView<any View> {
        let query = "find(viewWithAccessibilityLabel: \(label.debugDescription))"
        return try first(query, sourceLocation) { $0.accessibilityLabel == label }
    }

    /// The first view for which the condition holds. A view for which it throws is passed over.
    public func find(
        where condition: (InspectedView<any View>) throws -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> InspectedView<any View> {
        try first("find(where:)", sourceLocation) { (try? condition(cast($0))) ?? false }
    }

    /// All views of this type; none is no error.
    public func findAll<V: View>(_ type: V.Type) -> [InspectedView<V>] {
        all { $0.isView(V.self) }
    }

    /// All views of one of PaperUI's types; none is no error.
    public func findAll<T: BuiltInViewType>(_ type: T.Type) -> [InspectedView<any View>] {
        all { $0.isBuiltIn(type) }
    }

    /// All views for which the condition holds; none is no error.
    public func findAll(
        where condition: (InspectedView<any View>) throws -> Bool
    ) -> [InspectedView<any View>] {
        all { (try? condition(cast($0))) ?? false }
    }

    private func first<Found>(
        _ query: String, _ place: SourceLocation, _ isMatch: (Node) -> Bool
    ) throws -> InspectedView<Found> {
        try present()
        guard let match = node.subtree.first(where: isMatch) else {
            throw InspectionError.notFound(query: query, tree: node.tree, place)
        }
        return cast(match)
    }

    private func all<Found>(_ isMatch: (Node) -> Bool) -> [InspectedView<Found>] {
        screen.update()
        guard node.isMounted else { return [] }
        return node.subtree.filter(isMatch).map { cast($0) }
    }
}

extension Node {
    /// True where a text of a control's label reads exactly like this.
    fileprivate func isNamed(_ label: String) -> Bool {
        namingSubtree.contains { $0.isText && $0.text == label }
    }

    /// True where the view is of this very type. A cast would find what stands in an `if` twice: as the optional that
    /// the `if` makes, and as the view in it.
    fileprivate func isView<V: View>(_: V.Type) -> Bool { type(of: view) == V.self }
}
