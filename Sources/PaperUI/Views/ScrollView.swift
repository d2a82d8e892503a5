/// Views that may take more room than there is. Paper is as long as it has to be, and nothing is out of sight.
public struct ScrollView<Content: View>: View, PrimitiveView {
    private let axes: Axis.Set
    nonisolated(unsafe) private let content: Content

    /// Views that scroll along these axes.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    var resolution: Resolution { Resolution(ScrollElement(axes: axes), children: [ChildView(content)]) }
}

/// The views inside, in a strip where it scrolls sideways.
private struct ScrollElement: PaperElement {
    let axes: Axis.Set

    var isElement: Bool { true }
    var isNamed: Bool { false }
    var saysOrDoesSomething: Bool { false }

    func growsDown(_ part: Part) -> Bool { axes != .horizontal }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        if axes == .horizontal { return drawing.strip(part.parts(), width: width) }
        return drawing.filling(drawing.tall.column(part.parts(), .center, width: width))
    }
}

extension Node {
    /// True for a view that scrolls up and down.
    var scrollsDown: Bool { (element as? ScrollElement)?.axes.contains(.vertical) == true }
}
