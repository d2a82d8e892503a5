import KataBase
import KataEngine

/// A declaration of a module that tests lean on.
struct PublicDeclaration {
    /// "Gate.succeed(with:sourceLocation:)"
    let name: String
    /// What it belongs to: "Gate", "TestClock.Instant"; empty where that is nothing.
    let owner: String
    /// "succeed"
    let baseName: String
    /// As its users read it: "func succeed(with value: Value)"
    let text: String
    let comment: DocComment
    let isType: Bool
    /// Of which a type has many that need no words: a case, a type that is only a name.
    let isOneOfMany: Bool
    let file: String
    /// The file's place among the module's.
    let fileIndex: Int
    let line: Int

    init(_ symbol: SymbolGraph.Symbol, in file: String, at index: Int) {
        name = symbol.path.joined(separator: ".")
        owner = symbol.path.dropLast().joined(separator: ".")
        baseName = String(symbol.path.last?.prefix { $0 != "(" } ?? "")
        text = Self.text(of: symbol)
        comment = DocComment(symbol.comment)
        isType = symbol.isType
        isOneOfMany = symbol.kind == "swift.enum.case" || symbol.isType && symbol.path.count > 1
        self.file = file
        fileIndex = index
        line = symbol.place.line + 1
    }

    var place: String { "\(file):\(line)" }
    var lacksComment: Bool { comment.summary.isEmpty && !isOneOfMany }

    /// Without attributes and bodies, and without parameters that Swift fills in at the call.
    private static func text(of symbol: SymbolGraph.Symbol) -> String {
        symbol.fragments.filter { $0.kind != "attribute" }.map(\.spelling).joined()
            .replacing(/\s*\{[^{}]*\}\s*$/, with: "").replacing(/\s+/, with: " ")
            .replacing("`", with: "").replacing(" :", with: ":")
            .replacing(/(, )?\w+: (?:[^,()=]|\([^()]*\))+ = #\w+/, with: "")
            .replacing("(, ", with: "(").trimmed
    }
}
