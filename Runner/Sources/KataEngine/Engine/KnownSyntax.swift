import Foundation
import KataText

/// The words and the forms of a text of which it was proven that the symbol graph tells all that others can see of
/// them. Whoever meets another one takes it that others see it.
struct KnownSyntax {
    /// True where there is nothing else in it.
    let isComplete: Bool
    /// The number of types that the macro observes.
    let observedTypes: Int

    init(_ text: SourceText) {
        guard let tokens = SourceTokens(text.bytes, trustsSlashes: false) else {
            (isComplete, observedTypes) = (false, 0)
            return
        }
        let reader = Reader(tokens: tokens)
        isComplete = reader.isKnown
        observedTypes = tokens.list.indices.count {
            tokens[$0].text == "Observable" && tokens[$0 - 1].text == "@"
        }
    }
}

private struct Reader {
    let tokens: SourceTokens

    /// Those that change nothing for others, or that the symbol graph tells.
    private static let attributes: Set<String> = [
        "MainActor", "Observable", "ObservationIgnored", "State", "Binding", "Bindable", "Environment",
        "FocusState", "ViewBuilder", "Sendable", "escaping", "discardableResult", "concurrent",
    ]

    private static let conditions: Set<String> = [
        "if", "elseif", "else", "endif", "available", "unavailable",
    ]

    private static let declaring: Set<String> = [
        "import", "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "case",
        "init",
        "subscript", "typealias", "associatedtype",
    ]

    private static let modifiers: Set<String> = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "override",
        "mutating",
        "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "indirect", "nonisolated",
    ]

    /// Other words that may stand before a word: in a type, or in a body.
    private static let leading: Set<String> = [
        "some", "any", "each", "repeat", "inout", "isolated", "sending", "borrowing", "consuming", "async",
        "throws",
        "rethrows", "return", "if", "else", "guard", "for", "in", "while", "switch", "default", "do", "try",
        "throw",
        "await", "where", "as", "is", "defer", "catch",
    ]

    /// The words that may stand behind any word.
    private static let joining: Set<String> = [
        "in", "is", "as", "where", "else", "async", "throws", "rethrows",
    ]

    private static let accessors: Set<String> = ["get", "set", "didSet", "willSet"]
    private static let blocks: Set<String> = ["else", "do", "catch", "defer", "repeat"]
    private static let heads: Set<String> = ["if", "guard", "for", "while", "switch", "else", "do", "catch"]
    private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

    var isKnown: Bool {
        var head = ""
        // For each brace that is open, whether a property's accessors may stand in it.
        var mayHoldAccessors: [Bool] = []
        for index in tokens.list.indices {
            let token = tokens[index]
            switch token.text {
            case "@" where !isKnownAttribute(index): return false
            case "#" where !Self.conditions.contains(tokens[index + 1].text): return false
            // What is not copied, or does not escape.
            case "~" where tokens[index + 1].isWord: return false
            // The type behind what is stored.
            case "some" where ["var", "let"].contains(head) && isStored(index): return false
            case "{":
                mayHoldAccessors.append(["var", "subscript"].contains(head))
                head = ""
            case "}":
                _ = mayHoldAccessors.popLast()
                head = ""
            case ";": head = ""
            default: break
            }
            guard token.isWord else { continue }
            if Self.declaring.contains(token.text) || Self.heads.contains(token.text) { head = token.text }
            guard isKnownBeforeNext(index), !Self.types.contains(token.text) || hasPlainTypes(index) else {
                return false
            }
            if mayHoldAccessors.last ?? false, isAccessor(index), !Self.accessors.contains(token.text),
                !Self.blocks.contains(token.text), token.text.first?.isUppercase != true
            {
                return false
            }
        }
        return true
    }

    private func isKnownAttribute(_ index: Int) -> Bool {
        let name = tokens[index + 1].text
        // What is not observed is stored as it is.
        if name == "ObservationIgnored", tokens[index + 2].text != "private" || tokens[index + 3].text == "("
        {
            return false
        }
        return Self.attributes.contains(name)
    }

    /// True where it is known what a word means for the one behind it.
    private func isKnownBeforeNext(_ index: Int) -> Bool {
        let (word, next) = (tokens[index], tokens[index + 1])
        guard next.isWord, !["@", "#"].contains(tokens[index - 1].text) else { return true }
        if [Self.declaring, Self.modifiers, Self.leading].contains(where: { $0.contains(word.text) }) {
            return true
        }
        if next.isFirstOnLine {
            // Two statements, unless the first word may be one about the second.
            let mayBeModifier =
                word.isFirstOnLine || Self.modifiers.contains(tokens[index - 1].text)
                || tokens[index - 2].text == "@"
            let isDeclared = Self.declaring.contains(next.text) || Self.modifiers.contains(next.text)
            return !(mayBeModifier && isDeclared)
        }
        let isLabel = tokens[index + 2].text == ":" && ["(", ","].contains(tokens[index - 1].text)
        return isLabel || Self.joining.contains(next.text)
    }

    /// True where a type is made of, or conforms to, nothing but names: the symbol graph is silent on where a
    /// conformance holds, and on the arguments of a superclass.
    private func hasPlainTypes(_ index: Int) -> Bool {
        var place = index + 1
        var depth = 0
        while depth > 0 || ![":", "{", "", "where"].contains(tokens[place].text) {
            if tokens[place].text.isEmpty { return false }
            if tokens[place].text == "<" { depth += 1 }
            if tokens[place].text == ">" { depth -= 1 }
            // "class func" declares no type.
            if depth == 0, Self.declaring.contains(tokens[place].text) { return true }
            place += 1
        }
        guard tokens[place].text == ":" else { return true }
        place += 1
        while !["{", "where"].contains(tokens[place].text) {
            let next = tokens[place + 1]
            let isName = tokens[place].isWord && (!next.isWord || next.text == "where")
            guard isName || [".", ",", "&"].contains(tokens[place].text) else { return false }
            place += 1
        }
        return true
    }

    /// True where a variable's type is followed by its value.
    private func isStored(_ index: Int) -> Bool {
        tokens.list[index...].first { ["=", "{"].contains($0.text) }?.text == "="
    }

    /// True for a word that opens a brace and stands where an accessor would.
    private func isAccessor(_ index: Int) -> Bool {
        guard tokens[index + 1].text == "{" else { return false }
        var before = index - 1
        while Self.modifiers.contains(tokens[before].text) { before -= 1 }
        return ["{", "}", ";"].contains(tokens[before].text)
    }
}
