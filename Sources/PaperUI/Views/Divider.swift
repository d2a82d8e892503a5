/// A thin line between views.
public struct Divider: View, PrimitiveView {
    /// Makes a thin line.
    nonisolated public init() {}

    var resolution: Resolution { Resolution(DividerElement()) }
}

/// A line as wide as its room. In a row, the stack draws it as high as its neighbours.
private struct DividerElement: PaperElement {
    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        [String(repeating: "─", count: drawing.width)]
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        return Picture(width: width, height: 1).upon(palette.separator)
    }
}

extension Part {
    /// True for a line between the part's neighbours.
    var isDivider: Bool { node.isElement(DividerElement.self) }
}
