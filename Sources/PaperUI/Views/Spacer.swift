import Foundation

/// Room that grows along the stack that holds it.
public struct Spacer: View, PrimitiveView {
    private let minLength: CGFloat?

    /// Room of at least so many points.
    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    var resolution: Resolution { Resolution(SpacerElement(minLength: minLength.map { Double($0) })) }
}

/// An empty line, and room that the stack around it shares out.
private struct SpacerElement: PaperElement {
    /// In points.
    let minLength: Double?

    func growsDown(_ part: Part) -> Bool { true }

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? {
        SpacerElement(minLength: odd.length(minLength, "The least length of a Spacer"))
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] { [""] }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        Picture(width: 0, height: minLength ?? 0)
    }
}

extension Part {
    /// True for the room that a stack leaves free.
    var isSpacer: Bool { node.isElement(SpacerElement.self) }
}
