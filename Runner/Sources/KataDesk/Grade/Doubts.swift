import Foundation
import KataEngine
import KataText

/// The places in a copy's code that somebody should look at. They are hints, and no result depends on them: whether a copy
/// fails where it ought to, `Countercheck` finds out.
///
/// It finds what is plainly written. Who hides it better is found by whoever reads the code.
struct Doubts {
    /// A sentence each.
    private(set) var remarks: [String] = []

    /// - Parameter files: by their paths in the copy.
    init(of files: [String: Data]) {
        let texts = files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, bytes: $0.value) }
        let equalities = texts.flatMap { Self.places(in: $0, of: Self.equalities, guessing: []) }
        if !equalities.isEmpty {
            remarks.append(
                "It says itself which values are equal: \(Self.list(equalities)). Read whether values that differ can be."
            )
        }
        let sources = texts.filter { $0.path.hasPrefix("Sources/") }
        let names = sources.flatMap { Self.places(in: $0, of: Self.names, guessing: Self.guessed) }
        if !names.isEmpty {
            remarks.append(
                "It has what no step needs, and what can change how a test ends: \(Self.list(names)). Read it."
            )
        }
    }

    private static let most = 3

    private static func list(_ all: [String]) -> String {
        let left = all.count > most ? ["and \(all.count - most) more"] : []
        return (all.prefix(most) + left).joined(separator: ", ")
    }

    /// What is found in a text, each with its first place.
    ///
    /// - Parameter words: what is looked for in a text whose words cannot be told from its strings.
    private static func places(
        in text: SourceText, of find: (SourceWords) -> [(name: String, line: Int)], guessing words: [String]
    ) -> [String] {
        let path = text.path.printable
        guard let read = SourceWords(text) else {
            return words.filter(text.mentions).map { "'\($0)' (\(path))" }
        }
        var told: Set<String> = []
        return find(read).filter { told.insert($0.name).inserted }.map { "'\($0.name)' (\(path):\($0.line))" }
    }

    // MARK: What is equal

    private static func equalities(in text: SourceWords) -> [(name: String, line: Int)] {
        text.list.indices.compactMap { index in
            let word = text[index]
            let isLiteral =
                word.hasPrefix("ExpressibleBy")
                && (word.hasSuffix("Literal") || word.hasSuffix("Interpolation"))
            let isDeclared =
                text[index - 1] == "func" && word == "isEqual"
                || text[index - 1] == "var" && word == "rawValue"
            if isLiteral || isDeclared || word == "_implements" && text[index - 1] == "@" {
                return (word, text.line(index))
            }
            guard word == "func" else { return nil }
            let name = text[index + 1].count > 1 ? text[index + 1] : text[index + 1] + text[index + 2]
            return ["==", "!="].contains(name) ? (name, text.line(index)) : nil
        }
    }

    // MARK: What reaches around the tests

    /// The end of the process, its arguments and descriptors, functions by their names.
    private static let reaching: Set<String> = [
        "atexit", "on_exit", "CommandLine", "dlopen", "dlsym",
    ]
    private static let attributes: Set<String> = [
        "_silgen_name", "_extern", "_cdecl", "section", "_section", "used", "_used", "freestanding",
        "attached",
    ]
    /// Behind a number sign: where the caller is.
    private static let callers: Set<String> = ["file", "fileID", "filePath"]
    /// What a model may ask of the system that it is compiled for.
    private static let conditions: Set<String> = ["canImport", "os", "arch", "targetEnvironment", "DEBUG"]
    private static let texts = ["/proc", "KATA_"]

    private static let guessed =
        reaching.sorted() + attributes.sorted().map { "@\($0)" } + texts + ["import Testing"]

    private static func names(in text: SourceWords) -> [(name: String, line: Int)] {
        // An app may be told by its arguments what to show.
        let isApp = text.list.indices.contains { text[$0] == "App" && [":", ","].contains(text[$0 - 1]) }
        let asksProcess = text.list.contains { $0.text == "ProcessInfo" }
        let words = text.list.indices.compactMap { index -> (name: String, line: Int)? in
            name(at: index, of: text, isApp: isApp, asksProcess: asksProcess).map { ($0, text.line(index)) }
        }
        return words
            + texts.flatMap { part in
                text.strings.filter { holds($0.text, part) }.map { (part, $0.line) }
            }
    }

    private static func name(at index: Int, of text: SourceWords, isApp: Bool, asksProcess: Bool) -> String? {
        let (word, before) = (text[index], text[index - 1])
        if reaching.contains(word) { return isApp && word == "CommandLine" ? nil : word }
        if before == "@", attributes.contains(word) { return "@\(word)" }
        if before == "#", callers.contains(word) { return "#\(word)" }
        if word == "arguments", before == ".", asksProcess, !isApp { return "ProcessInfo.arguments" }
        if word == "if", before == "#" {
            let condition =
                text.list.dropFirst(index + 1).first { !["!", "("].contains($0.text) }?.text ?? ""
            return conditions.contains(condition) ? nil : "#if \(condition)"
        }
        return word == "import" && text.importedModule(behind: index) == "Testing" ? "import Testing" : nil
    }

    /// True where a part of a text is not the beginning of a longer word.
    private static func holds(_ text: String, _ part: String) -> Bool {
        guard let end = text.range(of: part)?.upperBound else { return false }
        return part.hasSuffix("_") || end == text.endIndex || !(text[end].isLetter || text[end].isNumber)
    }
}

/// The words and signs of a text, those that are interpolated into its strings among them.
private struct SourceWords {
    let list: [SourceTokens.Token]
    let strings: [(text: String, line: Int)]

    /// - Returns: nil where they cannot be told from the strings.
    init?(_ text: SourceText) {
        guard let tokens = SourceTokens(text.bytes, readsInterpolations: true) else { return nil }
        (list, strings) = (tokens.list, tokens.strings)
    }

    /// Without backticks.
    subscript(index: Int) -> String {
        list.indices.contains(index) ? list[index].text.replacing("`", with: "") : ""
    }

    func line(_ index: Int) -> Int { list[index].line }

    /// The module that an `import` names: of "import struct Testing.Test" it is "Testing".
    func importedModule(behind index: Int) -> String {
        let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
        return self[kinds.contains(self[index + 1]) ? index + 2 : index + 1]
    }
}
