import Foundation

/// Views one below another.
public struct VStack<Content: View>: View, PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    nonisolated(unsafe) private let content: Content

    /// Puts views one below another, in points apart from each other.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var resolution: Resolution {
        Resolution(
            VStackElement(alignment: alignment, spacing: spacing.map { Double($0) }),
            children: [ChildView(content)])
    }
}

/// Parts one below another.
private struct VStackElement: PaperElement {
    let alignment: HorizontalAlignment
    /// In points.
    var spacing: Double?

    func growsDown(_ part: Part) -> Bool { part.parts().contains(where: \.growsDown) }

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? {
        VStackElement(alignment: alignment, spacing: odd.length(spacing, "The spacing of a stack"))
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.column(part.parts(), alignment, spacing: spacing ?? 8, width: width)
    }
}
