/// Views taken together without a layout of their own.
///
/// What is put on a group (a task, an identifier) is put on it once, and stays while its content changes.
public struct Group<Content: View>: View, GroupingView {
    nonisolated(unsafe) private let content: Content

    /// Takes views together.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var resolution: Resolution { Resolution(kind: .group, children: [ChildView(content)]) }
}
