import Foundation

/// Views side by side.
public struct HStack<Content: View>: View, PrimitiveView {
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
