/// One of two views: what a ``ViewBuilder`` makes of `if`/`else` and `switch`.
///
/// The branch is a part of the identity, as in SwiftUI: state is lost when the branch changes, even if both
/// hold the same type of view.
// swift-format-ignore: NoLeadingUnderscores
public enum _ConditionalContent<First: View, Second: View>: View, GroupingView {
    case first(First)
    case second(Second)

    public typealias Body = Never

    var resolution: Resolution {
        switch self {
        case .first(let view): Resolution(kind: .group, children: [ChildView(view, key: .branch(true))])
        case .second(let view): Resolution(kind: .group, children: [ChildView(view, key: .branch(false))])
        }
    }
}

/// A view that may be absent: what a ``ViewBuilder`` makes of an `if` without `else`.
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView, GroupingView where Wrapped: View {
    var resolution: Resolution { Resolution(kind: .group, children: map { [ChildView($0)] } ?? []) }
}
