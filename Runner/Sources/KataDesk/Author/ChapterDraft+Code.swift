extension ChapterDraft {
    /// The solution at the end of a step.
    func source(at step: Int) -> String {
        guard step > 0 else {
            return """
                /// An English word for a number.
                func word(for number: Int) -> String { "" }

                """
        }
        return """
            /// An English word for a number.
            func word(for number: Int) -> String {
                switch number {
            \((1...step).map(line).joined(separator: "\n"))
                default: ""
                }
            }

            """
    }

    /// The line that a step adds to the solution.
    func line(of step: Int) -> String { "    case \(step): \"\(word(step))\"" }

    func test(of step: Int) -> String {
        """
        #if STEP_\(step)
        import Testing

        @testable import \(name)

        struct \(capital(step)) {
        \(testLines(of: step).map { "    " + $0 }.joined(separator: "\n"))
        }
        #endif

        """
    }

    func testLines(of step: Int) -> [String] {
        [
            "@Test func \(word(step))HasAWord() {",
            "    #expect(word(for: \(step)) == \"\(word(step))\")",
            "}",
        ]
    }

    // MARK: Variants

    var listed: String {
        """
        /// The words in their order, from zero; any other number stays as it is.
        private let words = [
            "zero",
        \((1...steps).map { "    \"\(word($0))\"," }.joined(separator: "\n"))
        ]

        func word(for number: Int) -> String {
            words.indices.contains(number) ? words[number] : "\\(number)"
        }

        """
    }

    var lookedUp: String {
        """
        /// The words by their numbers; what has none is many.
        private let words = [
        \((1...steps).map { "    \($0): \"\(word($0))\"," }.joined(separator: "\n"))
        ]

        func word(for number: Int) -> String { words[number] ?? "many" }

        """
    }

    // MARK: The gallery

    var gallery: String {
        """
        # Bugs

        Each of these compiles and is caught by a test of this chapter. The diffs are against the last step.

        \((1...steps).map(bug).joined(separator: "\n"))
        """
    }

    private func bug(of step: Int) -> String {
        """
        ## \(capital(step)) is misspelt

        *Breaks: \(capital(step))*

        *Example: the number \(step)*

        A letter stands there twice.

        ```diff
        --- a/\(Self.sourceFile)
        +++ b/\(Self.sourceFile)
        \(hunk(doublingTheLetterOf: step))
        ```

        """
    }

    /// Three lines on either side of the change, as git has it.
    private func hunk(doublingTheLetterOf step: Int) -> String {
        let lines = Array(source(at: steps).linesBetweenFeeds.dropLast())
        guard let changed = lines.firstIndex(of: line(of: step)) else { return "" }
        let shown = max(0, changed - 3)...min(lines.count - 1, changed + 3)
        let wrong = lines[changed].replacing(
            "\"\(word(step))\"", with: "\"\(word(step))\(word(step).suffix(1))\"")
        let body = shown.flatMap { $0 == changed ? ["-\(lines[$0])", "+\(wrong)"] : [" \(lines[$0])"] }
        let range = "\(shown.lowerBound + 1),\(shown.count)"
        return (["@@ -\(range) +\(range) @@"] + body).joined(separator: "\n")
    }
}
