import Foundation

/// Views one below another. On paper nothing is lazy: all of them are evaluated.
public struct LazyVStack<Content: View>: View, PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Puts views one below another, in points apart from each other.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var resolution: Resolution {
        Resolution(kind: .vStack(alignment, spacing), children: [ChildView(content)])
    }
}

/// Views side by side. On paper nothing is lazy: all of them are evaluated.
public struct LazyHStack<Content: View>: View, PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Puts views side by side, in points apart from each other.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var resolution: Resolution {
        Resolution(kind: .hStack(alignment, spacing), children: [ChildView(content)])
    }
}
