import KataBase
import KataEngine

/// The places where names are missing, and the test for errors around them that only follow from that.
struct MissingPlaces {
    private let words: SetupWords
    /// The lines where a name is missing, by their files.
    private let lines: [String: [Int]]

    /// - Parameter errors: those that say that something is missing.
    init(_ errors: [Diagnostic], of words: SetupWords) {
        self.words = words
        lines = Dictionary(
            grouping: errors.compactMap { error in
                error.file.flatMap { file in error.line.map { (file, $0) } }
            },
            by: \.0
        ).mapValues { Array(Set($0.map(\.1))) }
    }

    /// True where a name is missing in an error's statement; for a generic parameter, also in one before it
    /// in its function.
    func explain(_ error: Diagnostic) -> Bool {
        guard Explanation.followsInStatement(error.message), let file = error.file, let line = error.line
        else { return false }
        return (lines[file] ?? []).contains { missing in
            abs(missing - line) < Self.reach
                && (isOneStatement(min(missing, line), max(missing, line), in: file)
                    || Explanation.isOpenParameter(error.message) && missing < line
                        && isOneFunction(missing, line, in: file))
        }
    }

    /// A statement that is longer than that is rare, and so is a function.
    private static let reach = 60

    private func isOneStatement(_ first: Int, _ last: Int, in file: String) -> Bool {
        let text = words.lines(of: file)
        guard first < last, last <= text.count else { return first == last }
        guard !beginsFunction(text[(first - 1)..<last]) else { return false }
        var depth = 0
        for number in first..<last {
            let (line, next) = (text[number - 1].trimmed, text[number].trimmed)
            depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
            let goesOn =
                depth > 0 || ",([{=:?&|+".contains(line.last ?? " ")
                || ".,)]?:&|+".contains(next.first ?? " ")
            guard goesOn else { return false }
        }
        return true
    }

    private func isOneFunction(_ first: Int, _ last: Int, in file: String) -> Bool {
        let text = words.lines(of: file)
        return last <= text.count && !beginsFunction(text[first..<last])
    }

    private func beginsFunction(_ lines: ArraySlice<String>) -> Bool {
        lines.contains { $0.contains(/(?:^|[^.\w])(?:func|init)\b|@Test/.inCode) }
    }
}
