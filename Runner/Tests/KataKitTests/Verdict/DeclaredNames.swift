import Foundation
import RunnerTesting

@testable import KataBase
@testable import KataKit
@testable import KataWork

/// The names that PaperUI declares to be missed, with what it says of each.
struct DeclaredNames {
    struct Name: Hashable {
        /// What it is declared in; nil for a type or a function of its own.
        let owner: String?
        let name: String
        let sentence: String
        var isWrapper = false

        /// As ``Explanation/unavailable(_:)`` reads it.
        var said: Substring { sentence[...] }

        /// As the page spells it: a dot before a member, `\.` before a value of the environment.
        var spelling: String {
            switch owner {
            case nil: (isWrapper ? "@" : "") + name
            case "EnvironmentValues": #"\."# + name
            default: "." + name
            }
        }
    }

    /// In the order of their files.
    private(set) var all: [Name] = []
    /// The types, the functions and the variables that PaperUI declares and has, by their names alone.
    private(set) var types: Set<String> = []
    private var functions: Set<String> = []
    private var variables: Set<String> = []

    init() throws {
        let sources = Repository.root.appending(path: "Sources/PaperUI")
        for path in try Files.list(sources).filter({ $0.hasSuffix(".swift") }).sorted() {
            let text = try Files.text(sources.appending(path: path))
            if path.hasPrefix("Unavailable/") { add(text) } else { addPresent(text) }
        }
        var known: Set<Name> = []
        all = all.filter { known.insert($0).inserted }
    }

    /// What is missing for one reason each, with the runner's own list: all names but those that PaperUI has in another
    /// form, or that only tell of another one.
    var table: [(spellings: [String], sentence: String)] {
        let told = all.filter {
            !isPresent($0) && !["Configuration", "Context", "Subviews"].contains($0.name)
        }
        let rows =
            told.map { ([$0.spelling], $0.sentence) } + MissingNames.all.map { ($0.names, $0.sentence) }
        let whys = rows.map { $0.1.drop { $0 != ";" }.dropFirst(2) }
        var known: Set<Substring> = []
        return whys.filter { known.insert($0).inserted }.map { why in
            var known: Set<String> = []
            let spellings = zip(rows, whys).filter { $1 == why }.flatMap(\.0.0).filter {
                known.insert($0).inserted
            }
            return (spellings, why.prefix(1).uppercased() + why.dropFirst())
        }
    }

    /// Whether the name is that of something else, too, or of another form of what PaperUI has.
    private func isPresent(_ name: Name) -> Bool {
        switch name.owner {
        case nil: types.contains(name.name) || functions.contains(name.name)
        case "EnvironmentValues": variables.contains(name.name)
        default: functions.contains(name.name) || variables.contains(name.name) && name.owner != "View"
        }
    }

    private mutating func addPresent(_ text: String) {
        types.formUnion(Self.names(in: text, as: "struct|class|enum|protocol|typealias"))
        functions.formUnion(Self.names(in: text, as: "func"))
        variables.formUnion(Self.names(in: text, as: "var|let"))
    }

    private static func names(
        in text: String, as keywords: String = "struct|class|enum|protocol|typealias|func|var|let"
    ) -> [String] {
        let declaration = try? Regex<(Substring, Substring)>(#"public [a-z @]*\b(?:\#(keywords)) `?(\w+)"#)
        return declaration.map { text.matches(of: $0).map { String($0.1) } } ?? []
    }

    /// An attribute is followed by a name of its own, or by an extension whose functions and variables it is about.
    private mutating func add(_ text: String) {
        let attribute =
            /@available\(\s*\*, unavailable,\s*message:\s*"(.*)"\s*\)\n((?:.*\n?)*?)(?=\s*(?:\/\/.*\s+)*@available|\z)/
        for match in text.matches(of: attribute) {
            let sentence = String(match.1).replacing(#"\\"#, with: #"\"#)
            let code = String(match.2)
            let declaration =
                code.split(separator: "\n").first { !$0.drop { $0 == " " }.hasPrefix("@") } ?? ""
            guard let owner = declaration.prefixMatch(of: /extension (\S+)/)?.1 else {
                // What is inside of another type is told by that.
                let names = declaration.hasPrefix(" ") ? [] : Self.names(in: String(declaration))
                all += names.map {
                    Name(
                        owner: nil, name: $0, sentence: sentence,
                        isWrapper: code.hasPrefix("@propertyWrapper"))
                }
                continue
            }
            let body = code.firstMatch(of: /^((?:.*\n)*?)(?:}|\z)/)?.1 ?? ""
            for line in (declaration.hasSuffix("}") ? declaration : body).split(separator: "\n") {
                guard
                    let match = line.firstMatch(
                        of: /^(?:    |ext.*)public (?:static )?(?:func|var|typealias) `?(\w+)/)
                else { continue }
                all.append(Name(owner: String(owner), name: String(match.1), sentence: sentence))
            }
        }
    }
}
