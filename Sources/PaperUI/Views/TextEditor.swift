/// Several lines of text that can be edited. A disabled editor takes no input.
public struct TextEditor: View, PrimitiveView {
    private let text: Binding<String>

    /// An editor bound to a string.
    nonisolated public init(text: Binding<String>) {
        self.text = text
    }

    var resolution: Resolution {
        Resolution(
            TextEditorElement(words: text.wrappedValue, editAction: { [text] in text.wrappedValue = $0 }))
    }
}

/// Lines with nothing around them. There is room for some in any case.
private struct TextEditorElement: PaperElement {
    let words: String
    let editAction: (@MainActor (String) -> Void)?

    var isElement: Bool { true }
    var isNamed: Bool { false }
    var elementType: String? { "text view" }
    var text: String? { words }
    func value(of node: Node) -> String? { words }
    func mark(of node: Node) -> String? { "text \(words.debugDescription)" }

    func growsDown(_ part: Part) -> Bool { true }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        drawing.narrower(2).wrapped(words).map { $0.isEmpty ? "│" : "│ \($0)" }
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let lines = drawing.labelling(part).text(words, in: part.environment, width: width - 10)
        var editor = Picture(width: width, height: max(lines.height + 16, 96, drawing.roomHeight ?? 0))
        editor.add(lines, x: 5, y: 8)
        return editor
    }
}

extension Node {
    /// True where Return in the field is a new line.
    package var hasLines: Bool { isElement(TextEditorElement.self) }
}
