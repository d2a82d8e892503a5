extension Scene {
    /// Does something when a value differs from what it was at the last evaluation: that of `\.scenePhase`, say.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        ChangedScene(scene: self) { AnyView(view($0).onChange(of: value, initial: initial, action)) }
    }

    /// Does something when a value differs from what it was at the last evaluation.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Does something with a value when it differs from what it was at the last evaluation: the older form.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }

    private func view(_ content: any View) -> AnyView {
        func hidden<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
        return hidden(content)
    }
}

/// A scene whose view does something when a value changes.
private struct ChangedScene<Inner: Scene>: Scene, SceneContent {
    let scene: Inner
    let change: @MainActor (any View) -> AnyView

    var content: any View { change(SceneRoot.content(of: scene)) }

    var body: Never {
        fatalError("A scene that is watched has no scene inside.")
    }
}
