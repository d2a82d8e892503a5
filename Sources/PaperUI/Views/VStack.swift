import Foundation

/// Views one below another.
public struct VStack<Content: View>: View, PrimitiveView {
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
