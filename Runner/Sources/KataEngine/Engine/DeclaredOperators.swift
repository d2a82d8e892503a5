import KataBase
import KataText

/// The operators that some texts of one module declare, and whether each is for a type of theirs.
///
/// The words stand in for the compiler: a type that cannot be told for certain is none of theirs. In a branch
/// of `#if` that is not compiled an operator counts, and a type does not.
package struct DeclaredOperators {
    package struct Declaration: Equatable {
        /// "=="
        package let name: String
        /// The type that it is for, as it is written: "[String]".
        package let type: String
        /// True where one of its operands is of a type that the texts declare: elsewhere it is never chosen.
        package let isOwn: Bool
        package let path: String
        package let line: Int
    }

    /// Those that others see, in the order of the texts.
    package let all: [Declaration]

    /// - Parameter module: what the texts' own types may be qualified by.
    package init(_ texts: [SourceText], module: String) {
        var names = DeclaredNames(module: module)
        var operators: [OperatorFunction] = []
        var unread: [Declaration] = []
        for text in texts {
            guard let tokens = SourceTokens(text.bytes) else {
                unread += Self.guessed(in: text)
                continue
            }
            var reader = DeclarationReader(tokens: tokens, path: text.path)
            reader.read()
            names.add(reader.types, reader.extensions)
            operators += reader.operators
        }
        names.settle()
        let read = operators.filter { !$0.isPrivate }.map { function in
            Declaration(
                name: function.name, type: function.owner(in: names), isOwn: function.isOwn(by: names),
                path: function.place.path, line: function.line)
        }
        let order = Dictionary(
            texts.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        all = (read + unread).sorted { (order[$0.path] ?? 0, $0.line) < (order[$1.path] ?? 0, $1.line) }
    }

    /// Of a text whose words cannot be told from its strings.
    private static func guessed(in text: SourceText) -> [Declaration] {
        let words = String(decoding: text.bytes, as: UTF8.self)
        let pattern = #/\bfunc\b(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*+`?([-\/=+!*%<>&|^~?]+)/#.inCode
        return words.matches(of: pattern).map { match in
            let line = words[..<match.range.lowerBound].count(where: \.isNewline) + 1
            return Declaration(
                name: String(match.1), type: "a type that cannot be read", isOwn: false, path: text.path,
                line: line)
        }
    }
}

/// The place of a declaration: its file, and the types and braces that it stands in, the outermost first.
struct DeclarationPlace {
    enum Scope {
        /// A type, or braces of which nothing outside can name what is in them.
        case named(String)
        case extending([SourceTokens.Token])
    }

    let path: String
    var scopes: [Scope] = []
}

/// A type, a protocol or another name for one.
struct TypeDeclaration {
    enum Kind {
        case type
        /// With what it refines.
        case `protocol`([[SourceTokens.Token]])
        case alias([SourceTokens.Token])
    }

    let name: String
    let kind: Kind
    let place: DeclarationPlace
    let isPrivate: Bool
    let isConditional: Bool
}

struct ExtensionDeclaration {
    let type: [SourceTokens.Token]
    /// The types that it makes the type conform to.
    let inherited: [[SourceTokens.Token]]
    let place: DeclarationPlace
}

struct OperatorFunction {
    let name: String
    let operands: [[SourceTokens.Token]]
    /// The conditions on its own type parameters, by their names.
    let parameters: [String: [[SourceTokens.Token]]]
    let place: DeclarationPlace
    let isPrivate: Bool
    let line: Int
}
