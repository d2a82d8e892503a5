/// Builds one view from the statements of a closure, as in SwiftUI: any number of views, `if`, `if let`,
/// `else` and `switch`. There is no `for`, as in SwiftUI: write ``ForEach``.
@resultBuilder
public struct ViewBuilder {
    /// One view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No view at all.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single view stays what it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views, one after another.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// An `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` or a `switch`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        .first(first)
    }

    /// The other branch of an `if` or a `switch`.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        .second(second)
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// ``ViewBuilder`` by the name that it has since Xcode 27. Both work.
public typealias ContentBuilder = ViewBuilder
