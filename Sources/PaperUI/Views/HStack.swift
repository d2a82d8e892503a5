import Foundation

/// Views side by side.
public struct HStack<Content: View>: View, PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    nonisolated(unsafe) private let content: Content

    /// Puts views side by side, in points apart from each other.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var resolution: Resolution {
        Resolution(
            HStackElement(alignment: alignment, spacing: spacing.map { Double($0) }),
            children: [ChildView(content)])
    }
}

/// Parts side by side.
private struct HStackElement: PaperElement {
    let alignment: VerticalAlignment
    /// In points.
    var spacing: Double?

    func growsDown(_ part: Part) -> Bool { part.parts().contains { !$0.isSpacer && $0.growsDown } }

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? {
        HStackElement(alignment: alignment, spacing: odd.length(spacing, "The spacing of a stack"))
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] { drawing.sideBySide(part.parts()) }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.row(part.parts(), alignment, spacing: spacing ?? 8, width: width)
    }
}

extension Node {
    /// True where the view puts others side by side.
    var isRow: Bool { isElement(HStackElement.self) }
}
