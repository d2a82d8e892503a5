import KataBase

/// A step's names as code that compiles beside the code of the step before: what has no body gets one that traps.
///
/// Names may have been there before, and a type may get new members. What of the names is of that kind only a compiler
/// knows: `mend` takes up what it says.
package struct NameStubs: Sendable {
    /// One change of a piece, by what the compiler says of it.
    private enum Change: Hashable, Sendable {
        /// It is there already.
        case leftOut
        /// Its type is there already, and gets what it has not.
        case extends
        /// An extension of a class may only have convenience initialisers.
        case convenience
        /// The type conforms already.
        case without(String)
    }

    private let names: StepNames
    private var changes: [Int: Set<Change>] = [:]

    package init(_ names: StepNames) { self.names = names }

    // MARK: The code

    package var text: String { rendered.map(\.text).joined() }

    /// The pieces' texts, and which of them it is.
    private var rendered: [(text: String, piece: Int)] {
        // What the scopes are, from the outermost one.
        var scopes: [String] = []
        return names.pieces.enumerated().map { index, piece in
            let changes = changes[index] ?? []
            switch piece {
            case .space(let space): return (space, index)
            case .closing:
                scopes.removeLast(scopes.isEmpty ? 0 : 1)
                return ("}", index)
            case .opening(let declaration):
                let kind = changes.contains(.extends) ? "extension" : declaration.keyword
                scopes.append(kind)
                return (opening(declaration, at: index, as: kind, without: changes), index)
            case .declaration(let declaration):
                if changes.contains(.leftOut) { return (blank(declaration.text), index) }
                let prefix = changes.contains(.convenience) ? "convenience " : ""
                return (prefix + stub(of: declaration, in: scopes.last ?? ""), index)
            }
        }
    }

    /// As many lines as there were.
    private func blank(_ text: String) -> String { text.filter(\.isNewline) }

    private func opening(
        _ declaration: StepNames.Declaration, at index: Int, as kind: String, without changes: Set<Change>
    ) -> String {
        let words = DeclarationWords(declaration.text)
        let new = words.conformances.filter { !changes.contains(.without($0)) }
        let members = members(of: index)
        var text = declaration.text
        if kind == "extension" {
            let condition = words.rest.firstRange(of: " where ").map { words.rest[$0.lowerBound...] } ?? ""
            text =
                "extension \(words.title)" + (new.isEmpty ? "" : ": " + new.joined(separator: ", "))
                + condition
        }
        text += " {"
        // No initialiser but those that are named.
        if ["class", "actor"].contains(kind), !members.contains(where: { $0.keyword == "init" }) {
            text += " private init(of names: Never) {}"
        }
        if new.contains("View"), !members.contains(where: { $0.title == "body" }) {
            text += " var body: Never { \(Self.trap) }"
        }
        // These Swift writes for a new type, and for no other.
        if kind == "extension", new.contains("Equatable") || new.contains("Hashable") {
            text += " static func == (one: Self, other: Self) -> Bool { \(Self.trap) }"
        }
        if kind == "extension", new.contains("Hashable") {
            text += " func hash(into hasher: inout Hasher) { \(Self.trap) }"
        }
        return text
    }

    /// The declarations right in a type, without those in its types.
    private func members(of index: Int) -> [StepNames.Declaration] {
        var depth = 0
        var members: [StepNames.Declaration] = []
        for piece in names.pieces[(index + 1)...] {
            switch piece {
            case .space: continue
            case .opening: depth += 1
            case .declaration(let declaration) where depth == 0: members.append(declaration)
            case .declaration: continue
            case .closing:
                if depth == 0 { return members }
                depth -= 1
            }
        }
        return members
    }

    // MARK: Bodies

    private static let trap = "fatalError()"

    private func stub(of declaration: StepNames.Declaration, in scope: String) -> String {
        guard scope != "protocol" else { return declaration.text }
        switch declaration.keyword {
        case "func", "init":
            let hasBody = SwiftText(declaration.text).firstBrace != nil
            return hasBody ? declaration.text : "\(declaration.text) { \(Self.trap) }"
        case "var", "let", "subscript": return accessors(for: declaration, in: scope)
        case "case" where scope == "extension": return member(for: declaration)
        case "deinit": return blank(declaration.text)
        default: return declaration.text
        }
    }

    /// A case of an enum that is there already without it.
    private func member(for declaration: StepNames.Declaration) -> String {
        let words = DeclarationWords(declaration.text)
        guard let start = words.rest.firstIndex(of: "(") else {
            return "static var \(words.title): Self { \(Self.trap) }"
        }
        // A case may leave the names of its values out, and a function not.
        let values = words.rest[start...].dropFirst().dropLast().description.splitOutsideOfBrackets(by: ",")
            .map { $0.splitOutsideOfBrackets(by: ":").count > 1 ? $0 : "_: \($0)" }
        let list = values.joined(separator: ", ")
        return "static func \(words.rest[..<start])(\(list)) -> Self { \(Self.trap) }"
    }

    private func accessors(for declaration: StepNames.Declaration, in scope: String) -> String {
        let words = DeclarationWords(declaration.text)
        var head = words.rest
        var accessors: String?
        let swift = SwiftText(head)
        if let brace = swift.firstBrace.map({ swift.tokens[$0] }) {
            accessors = swift.text(brace.end..<swift.bytes.count).dropLast().trimmed
            head = swift.text(0..<brace.start).trimmed
        }
        let parts = head.splitOutsideOfBrackets(by: "=")
        let hasValue = parts.count > 1 && declaration.keyword != "subscript"
        if hasValue { head = parts[0] }
        let isStatic = words.modifiers.contains { ["static", "class"].contains($0) }
        let isStored =
            scope == "struct" && accessors == nil && !isStatic && declaration.keyword != "subscript"
        let isTyped = head.contains(":") || declaration.keyword == "subscript"
        let isOpen = accessors?.wholeMatch(of: /((nonmutating|mutating|get|set|async|throws)\s*)+/) != nil
        guard !isStored, isTyped, accessors == nil || isOpen else { return declaration.text }

        let isReadOnly =
            declaration.keyword == "let" || words.modifiers.contains { $0.hasSuffix("(set)") }
            || accessors.map { !$0.contains("set") } ?? (declaration.keyword == "subscript")
        let effects = ["async", "throws"].filter { accessors?.contains($0) ?? false }.map { " \($0)" }
            .joined()
        let kept = words.modifiers.filter { !Self.isOfStorage($0) }.map { "\($0) " }.joined()
        let keyword = declaration.keyword == "subscript" ? "subscript" : "var "
        return kept + keyword + head + " { get\(effects) { \(Self.trap) }"
            + (isReadOnly ? "" : " set { \(Self.trap) }") + " }"
    }

    /// True for a modifier that is about a value's storage, and so says nothing to whoever reads it.
    private static func isOfStorage(_ modifier: String) -> Bool {
        ["lazy", "weak", "unowned"].contains(modifier) || modifier.hasSuffix("(set)")
            || modifier.hasPrefix("@") && modifier != "@MainActor"
    }

    // MARK: What the compiler says

    /// Takes up what the compiler says at places of the text; both are counted from 1.
    ///
    /// - Returns: whether the text is another one by that.
    package mutating func mend(_ remarks: [(message: String, line: Int, column: Int)]) -> Bool {
        let found = remarks.compactMap { remark -> (index: Int, change: Change)? in
            guard let (index, declaration) = piece(line: remark.line, column: remark.column) else {
                return nil
            }
            return change(for: remark.message, of: declaration).map { (index, $0) }
        }
        let before = changes
        for (index, change) in found { changes[index, default: []].insert(change) }
        return changes != before
    }

    /// The declaration at a place, in one line; nil where there is none.
    package func words(line: Int, column: Int) -> String? {
        piece(line: line, column: column)?.declaration.words
    }

    private func change(for message: String, of declaration: StepNames.Declaration) -> Change? {
        if message.hasPrefix("invalid redeclaration of") || message.hasSuffix("previously declared here") {
            return declaration.isScope ? .extends : .leftOut
        }
        if message.hasPrefix("designated initializer cannot be declared in an extension") {
            return .convenience
        }
        return message.firstMatch(of: /redundant conformance of '.+' to protocol '(\w+)'/).map {
            .without(String($0.1))
        }
    }

    private func piece(line: Int, column: Int) -> (index: Int, declaration: StepNames.Declaration)? {
        var place = (line: 1, column: 1)
        for (text, index) in rendered {
            for character in text {
                if character.isNewline {
                    place = (place.line + 1, 1)
                } else {
                    place.column += String(character).utf8.count
                }
            }
            guard place > (line, column) else { continue }
            switch names.pieces[index] {
            case .declaration(let declaration), .opening(let declaration): return (index, declaration)
            case .space, .closing: return nil
            }
        }
        return nil
    }
}
