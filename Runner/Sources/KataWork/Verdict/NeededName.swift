import KataEngine
import KataText

/// A name that our test uses, and that the learner's code does not have as it is used.
package struct NeededName: Equatable, Sendable {
    /// "init(fetchFact:remember:)", "state"
    let title: String
    /// The type that it belongs to; empty where it belongs to none.
    let owner: String
    /// The step whose names list it; nil where none does.
    let step: Int?

    /// - Parameters:
    ///   - errors: what the compiler has against our tests.
    ///   - text: whose steps list the names.
    /// - Returns: nil where the errors tell of no name.
    static func first(in errors: [Diagnostic], of text: ChapterText) -> Self? {
        for error in errors {
            guard let step = error.file.flatMap({ FileRole(path: $0).step }) else { continue }
            let listed = text.names(ofStep: step).declarations
            if let name = listed.needed(by: error) {
                return Self(title: name.title, owner: name.owner, step: step)
            }
        }
        return errors.lazy.compactMap { unlisted($0.message) }.first
    }

    private static func unlisted(_ message: String) -> Self? {
        if let match = message.wholeMatch(of: memberOfType) {
            return Self(title: String(match.2), owner: String(match.1), step: nil)
        }
        return Explanation.missingName(in: message).map { Self(title: String($0), owner: "", step: nil) }
    }

    fileprivate static var memberOfType: Regex<(Substring, Substring, Substring)> {
        /(?:value of )?type '(.+?)' has no (?:dynamic )?member '(\w+)'.*/
    }
}

extension [StepNames.Declaration] {
    /// The one of a step's names that an error is about.
    fileprivate func needed(by error: Diagnostic) -> Element? {
        let message = error.message
        if let match = message.wholeMatch(of: NeededName.memberOfType) {
            let named = filter { $0.baseName == match.2 }
            return named.first { $0.isOwned(by: match.1) } ?? named.first
        }
        if let name = Explanation.missingName(in: message) { return first { $0.baseName == name } }
        // "incorrect argument labels in call (have 'a:b:', expected 'a:')"
        if let have = message.firstMatch(of: /\(have '([^']*)'/)?.1,
            let called = first(where: { $0.title.hasSuffix("(\(have))") })
        {
            return called
        }
        // "extra argument 'remember' in call"
        if let label = message.firstMatch(of: /^extra argument '(\w+)'/)?.1,
            let called = first(where: { $0.labels.contains(label) })
        {
            return called
        }
        let said = message.matches(of: /'([^']+)'/).map(\.1)
        if let named = first(where: { said.contains($0.baseName) || said.contains($0.title[...]) }) {
            return named
        }
        if let called = error.callee.flatMap({ callee in first { $0.isCalled(callee) } }) { return called }
        let words = (error.excerpt ?? "").matches(of: /\w+/).map(\.output)
        return first { declaration in words.contains { declaration.isCalled($0) } }
    }
}

extension Diagnostic {
    /// The name before the bracket in which the error is; nil where it is in none.
    fileprivate var callee: Substring? {
        guard let excerpt, let column else { return nil }
        var depth = 0
        let line = String(decoding: excerpt.utf8.prefix(column - 1), as: UTF8.self)
        for index in line.indices.reversed() {
            if line[index] == ")" { depth += 1 }
            guard line[index] == "(" else { continue }
            if depth == 0 { return line[..<index].firstMatch(of: /\w+$/)?.output }
            depth -= 1
        }
        return nil
    }
}

extension StepNames.Declaration {
    /// True where a call of that name may be one of it: an initialiser is called by its type's name, too.
    fileprivate func isCalled(_ name: Substring) -> Bool {
        baseName == name || keyword == "init" && owner.split(separator: ".").last == name
    }

    /// - Parameter type: as the compiler calls it, "Binding<Int>".
    fileprivate func isOwned(by type: Substring) -> Bool {
        let type = type.prefix { $0 != "<" }
        return owner == type || owner.hasSuffix(".\(type)") || type.hasSuffix(".\(owner)")
    }
}
