/// Views one upon another, the first at the bottom.
public struct ZStack<Content: View>: View, PrimitiveView {
    private let alignment: Alignment
    nonisolated(unsafe) private let content: Content

    /// Puts views one upon another.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    var resolution: Resolution {
        Resolution(ZStackElement(alignment: alignment), children: [ChildView(content)])
    }
}

/// Parts one upon another, in text one below another.
private struct ZStackElement: PaperElement {
    let alignment: Alignment

    func growsDown(_ part: Part) -> Bool { part.parts().contains(where: \.growsDown) }
    func covers(_ part: Part) -> Bool { part.parts().contains(where: \.covers) }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.pile(part.parts(), alignment, width: width)
    }
}

extension Node {
    /// True where the view puts others one upon another.
    var isPile: Bool { isElement(ZStackElement.self) }
}
