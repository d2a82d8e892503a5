import KataBase

/// Breaks prose into lines at blanks.
///
/// Code stays in one piece as long as a line can hold it. A word that no line can hold is cut: a path behind a slash, so that
/// no name in it is.
package struct TextWrapper {
    let width: Int

    package init(width: Int) {
        self.width = width
    }

    /// A stretch without a place to break in it.
    private typealias Word = [InlineRun]

    /// The lines of a text in which nothing is set apart.
    package func lines(_ text: String) -> [String] {
        lines([InlineRun(text: text)]).map { $0.styled(.plain) }
    }

    package func lines(_ runs: [InlineRun]) -> [[InlineRun]] {
        var lines: [[InlineRun]] = [[]]
        var column = 0
        var blank: InlineRun?
        for token in tokens(runs) {
            switch token {
            case .lineEnd:
                lines.append([])
                (column, blank) = (0, nil)
            case .blank(let run):
                if column > 0, blank == nil { blank = run }
            case .word(let word):
                let size = word.width
                if column > 0, column + (blank?.width ?? 0) + size > width {
                    lines.append([])
                    (column, blank) = (0, nil)
                }
                if let blank {
                    lines[lines.count - 1].append(blank)
                    column += blank.width
                }
                blank = nil
                for (index, piece) in cut(word).enumerated() {
                    if index > 0 {
                        lines.append([])
                        column = 0
                    }
                    lines[lines.count - 1] += piece
                    column += piece.width
                }
            }
        }
        return lines
    }

    /// The width of the longest stretch that cannot be broken, a word or a piece of code.
    static func longestWord(_ runs: [InlineRun]) -> Int {
        TextWrapper(width: .max).tokens(runs).map { token in
            if case .word(let word) = token { word.width } else { 0 }
        }.max() ?? 0
    }

    private enum Token {
        case word(Word)
        case blank(InlineRun)
        case lineEnd
    }

    private func tokens(_ runs: [InlineRun]) -> [Token] {
        var tokens: [Token] = []
        var word: Word = []
        func flush() {
            if !word.isEmpty { tokens.append(.word(word)) }
            word = []
        }
        for run in runs {
            if run.traits.contains(.code), run.width <= width {
                word.append(run)
                continue
            }
            var piece = run
            piece.text = ""
            for character in run.text {
                guard character == " " || character == "\n" else {
                    piece.text.append(character)
                    continue
                }
                if !piece.text.isEmpty { word.append(piece) }
                flush()
                piece.text = ""
                if character == "\n" {
                    tokens.append(.lineEnd)
                } else {
                    tokens.append(.blank(InlineRun(text: " ", traits: run.traits, target: run.target)))
                }
            }
            if !piece.text.isEmpty { word.append(piece) }
        }
        flush()
        return tokens
    }

    /// A word in pieces that each fit a line.
    private func cut(_ word: Word) -> [Word] {
        guard word.width > width else { return [word] }
        let letters = word.enumerated().flatMap { index, run in run.text.map { (letter: $0, run: index) } }
        var pieces: [Word] = []
        var rest = letters[...]
        while !rest.isEmpty {
            var end = rest.startIndex
            var column = 0
            while end < rest.endIndex {
                column += displayWidth(of: rest[end].letter)
                guard column <= width || end == rest.startIndex else { break }
                end += 1
            }
            if end < rest.endIndex,
                let slash = rest[..<end].dropFirst().lastIndex(where: { $0.letter == "/" })
            {
                end = slash + 1
            }
            pieces.append(piece(of: word, rest[..<end]))
            rest = rest[end...]
        }
        return pieces
    }

    /// Some letters of a word, each drawn as in its run.
    private func piece(of word: Word, _ letters: ArraySlice<(letter: Character, run: Int)>) -> Word {
        word.indices.compactMap { index in
            var run = word[index]
            run.text = String(letters.filter { $0.run == index }.map(\.letter))
            return run.text.isEmpty ? nil : run
        }
    }
}
