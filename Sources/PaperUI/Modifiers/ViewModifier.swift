/// A modifier of your own: what to make of the view that it is put on.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view with the modifier, inferred from `body(content:)`.
    associatedtype Body: View

    /// The view that the modifier is put on.
    typealias Content = _ViewModifier_Content<Self>

    /// The view with the modifier.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier of your own is put on, inside of its body.
// swift-format-ignore: NoLeadingUnderscores
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, GroupingView {
    let view: any View

    var resolution: Resolution { Resolution(kind: .group, children: [ChildView(view)]) }
}

extension View {
    /// Puts a modifier of your own on the view.
    nonisolated public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
        CustomModified(view: self, modifier: modifier)
    }
}

struct CustomModified<Content: View, M: ViewModifier> {
    let view: Content
    let modifier: M
}

extension CustomModified: View, PrimitiveView, GroupingView {
    var resolution: Resolution {
        Resolution(
            kind: .group, children: [ChildView(modifier.body(content: _ViewModifier_Content(view: view)))])
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()

    public init() {}

    public func body(content: Content) -> some View { content }
}
