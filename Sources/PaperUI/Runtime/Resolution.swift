/// The kind that a view turned out to be, and the views inside it.
struct Resolution {
    var kind: Node.Kind
    var children: [ChildView] = []

    init(kind: Node.Kind, children: [ChildView] = []) {
        (self.kind, self.children) = (kind, children)
    }

    /// A view that says itself what it is.
    init(_ element: any PaperElement, children: [ChildView] = []) {
        self.init(kind: .element(element), children: children)
    }
}

/// A view inside another, as the other's evaluation gives it: not yet, or not any more, on the screen.
@MainActor
struct ChildView {
    let key: Node.Key
    let role: Node.Role
    /// The view without its modifiers.
    let view: any View
    /// The modifiers on the view, the outermost first.
    private(set) var modifiers: [Modifier]
    /// The type of the view with its modifiers.
    let type: any View.Type
    /// Set where the surroundings are not those inside the view that holds this one.
    let environment: EnvironmentValues?

    init(
        _ modified: any View, key: Node.Key = .position(0), role: Node.Role = .content,
        in environment: EnvironmentValues? = nil
    ) {
        var view = modified
        var modifiers: [Modifier] = []
        // By the type first: a cast alone would look into an optional view and take its content's modifier.
        while Swift.type(of: view) is any ModifiedView.Type, let outer = view as? any ModifiedView {
            modifiers.append(outer.modifier)
            view = outer.inner
        }
        if Swift.type(of: view) == Text.self, let text = view as? Text { modifiers += text.looks }
        self.key = key
        self.role = role
        self.view = view
        self.modifiers = modifiers
        self.type = Swift.type(of: modified)
        self.environment = environment
    }

    /// The same view with modifiers from outside.
    func adding(_ outer: [Modifier]) -> ChildView {
        var child = self
        child.modifiers = outer + modifiers
        return child
    }

    /// The value of the view's `.id(_:)`, or of several of them.
    var explicitID: AnyHashable? {
        let ids = modifiers.compactMap { if case .id(let id) = $0 { id } else { nil } }
        return ids.count < 2 ? ids.first : AnyHashable(ids)
    }
}
