/// A window with a view in it.
public struct WindowGroup<Content: View>: Scene, SceneContent {
    nonisolated(unsafe) private let view: Content

    var content: any View { view }

    /// A window that shows the given view.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        view = content()
    }

    /// A window whose title nothing shows, as on a phone.
    nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// A window with a name that nothing asks for: an app on paper has one.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// A window whose title nothing shows, with a name that nothing asks for.
    nonisolated public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Never called: a window has views, not scenes, inside.
    public var body: Never {
        fatalError("A window has no scene inside.")
    }
}
