import Foundation
import KataEngine
import KataText

/// The reasons to doubt a copy's result, read off its code before any of it is run.
///
/// It finds what is plainly written. Who hides it better is found by whoever reads the code.
struct Doubts {
    /// The reason why nothing that its code says of itself counts; nil where nothing like that was found.
    private(set) var distrust: String?
    /// The places that somebody should look at, a sentence each.
    private(set) var remarks: [String] = []

    /// - Parameters:
    ///   - files: by their paths in the copy.
    ///   - chapter: the module that the copy's sources are.
    init(of files: [String: Data], chapter: String) {
        let texts = files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, bytes: $0.value) }
        let operators = DeclaredOperators(texts, module: chapter).all
        // One that Swift has none of is in no test of ours.
        let others = operators.filter { !$0.isOwn && Self.swifts.contains($0.name) }
        if !others.isEmpty {
            distrust =
                "Its result is not to be trusted. It declares an operator for a type that is not its own, so that a test may compare otherwise than Swift does: \(Self.list(others.map(Self.words))). Read it."
        }
        let equalities = operators.filter { $0.isOwn && ["==", "!="].contains($0.name) }
        if !equalities.isEmpty {
            remarks.append(
                "It says itself when values of its own are equal: \(Self.list(equalities.map(Self.words))). Read whether values that differ can be."
            )
        }
        let names = texts.filter { $0.path.hasPrefix("Sources/") }.flatMap(Self.names)
        if !names.isEmpty {
            remarks.append(
                "It names what no step needs, and what can reach the process of the tests: \(Self.list(names)). Read it."
            )
        }
    }

    private static func words(_ found: DeclaredOperators.Declaration) -> String {
        "'\(found.name)' for \(found.type.printable) (\(found.path.printable):\(found.line))"
    }

    private static let swifts = Set(
        "! ~ + - * / % == != === !== < > <= >= ~= && || ?? ... ..< = += -= *= /= %= & | ^ << >> &= |= ^= <<= >>= &+ &- &* &/ &% &<< &>> &+= &-= &*= &<<= &>>= .== .!= .< .> .<= .>= .! .& .| .^"
            .split(separator: " ").map(String.init))

    private static let most = 3

    private static func list(_ all: [String]) -> String {
        let left = all.count > most ? ["and \(all.count - most) more"] : []
        return (all.prefix(most) + left).joined(separator: ", ")
    }

    // MARK: Names

    /// The names that reach around the tests: the end of the process, its arguments and descriptors, functions by their
    /// names.
    private static let reaching: Set<String> = [
        "atexit", "on_exit", "CommandLine", "dlopen", "dlsym", "_silgen_name", "_extern", "_cdecl",
    ]
    private static let process = "/proc"

    /// Each that a text names, with its first place.
    private static func names(in text: SourceText) -> [String] {
        guard let tokens = SourceTokens(text.bytes) else { return guessed(in: text) }
        var found: [(name: String, line: Int)] = []
        // An app may be told by its arguments what to show.
        let isApp = tokens.list.indices.contains {
            tokens[$0].text == "App" && [":", ","].contains(tokens[$0 - 1].text)
        }
        for (index, token) in tokens.list.enumerated() {
            let word = token.text.replacing("`", with: "")
            let asksForArguments =
                word == "arguments" && tokens[index - 1].text == "."
                && tokens[index - 2].text == "processInfo"
            if reaching.contains(word) || asksForArguments {
                if isApp, asksForArguments || word == "CommandLine" { continue }
                found.append((asksForArguments ? "processInfo.arguments" : word, token.line))
            }
            if word == "import", tokens.importedModule(behind: index) == "Testing" {
                found.append(("import Testing", token.line))
            }
        }
        found += tokens.strings.filter { $0.text.contains(/\/proc(?!\w)/) }.map { (process, $0.line) }
        var told: Set<String> = []
        return found.filter { told.insert($0.name).inserted }.map {
            "'\($0.name)' (\(text.path.printable):\($0.line))"
        }
    }

    /// The same of a text whose words cannot be told from its strings.
    private static func guessed(in text: SourceText) -> [String] {
        (reaching.sorted() + [process, "import Testing"]).filter(text.mentions).map {
            "'\($0)' (\(text.path.printable))"
        }
    }
}

extension SourceTokens {
    /// The module that an `import` names: of "import struct Testing.Test" it is "Testing".
    fileprivate func importedModule(behind index: Int) -> String {
        let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
        return self[kinds.contains(self[index + 1].text) ? index + 2 : index + 1].text
            .replacing("`", with: "")
    }
}
