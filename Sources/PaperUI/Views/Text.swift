/// A piece of text.
public struct Text: View, PrimitiveView {
    let content: String

    /// Shows a string.
    public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// Shows a string as it is, without looking for a translation. (PaperUI never looks for one.)
    public init(verbatim content: String) {
        self.content = content
    }

    var resolution: Resolution { Resolution(kind: .text(content)) }
}
