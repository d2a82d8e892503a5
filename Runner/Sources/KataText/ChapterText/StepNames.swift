import KataBase

/// The names that a step's test may use: what its `swift names` fences declare, Swift without bodies.
package struct StepNames: Sendable, Equatable {
    package struct Declaration: Sendable, Equatable {
        /// The type that it stands in: "CatFactViewModel.Dependencies"; empty where it stands in none.
        package let owner: String
        /// "init", "func", "struct", "extension"
        package let keyword: String
        /// "init(fetchFact:remember:)", "state", "FilmCard"; of an extension, the type.
        package let title: String
        /// As it stands in the text, without what is in a type's braces.
        let text: String

        /// As it stands in the text, in one line.
        package var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

        /// True where it may hold other declarations.
        var isScope: Bool { Self.scopes.contains(keyword) }

        static let scopes: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

        /// "init" of "init(fetchFact:remember:)"
        package var baseName: Substring { title.prefix { $0 != "(" } }
        /// "fetchFact" and "remember" of "init(fetchFact:remember:)"
        package var labels: [Substring] {
            title.dropFirst(baseName.count + 1).dropLast().split(separator: ":")
        }
    }

    /// A piece of the text, in its order.
    enum Piece: Sendable, Equatable {
        /// Blanks, line ends and semicolons.
        case space(String)
        case declaration(Declaration)
        /// A type or an extension up to its members.
        case opening(Declaration)
        case closing
    }

    let pieces: [Piece]

    /// Those that a test can use: no extensions, which only say where the others stand.
    package var declarations: [Declaration] {
        pieces.compactMap { piece in
            switch piece {
            case .declaration(let declaration), .opening(let declaration):
                declaration.keyword == "extension" ? nil : declaration
            case .space, .closing: nil
            }
        }
    }

    package init(parsing text: String) {
        var parser = StepNamesParser(text)
        pieces = parser.pieces()
    }
}

extension ChapterText {
    /// The names of a step.
    package func names(ofStep step: Int) -> StepNames {
        let bodies = fences.filter { $0.kind == .names && $0.step == step }.map(\.body)
        return StepNames(parsing: bodies.joined(separator: "\n"))
    }
}
