/// A view whose type is hidden. Another type of view inside is another identity: its state starts anew.
public struct AnyView: View, GroupingView {
    nonisolated(unsafe) private let content: any View

    /// Hides the type of a view.
    nonisolated public init<Content: View>(_ content: Content) {
        self.content = content
    }

    var resolution: Resolution { Resolution(kind: .group, children: [ChildView(content)]) }
}
