/// Breaks styled text into lines that a terminal of some width shows as they are.
///
/// A line that does not fit is broken at a blank, and goes on below the place where it began. A path that no line holds is
/// broken behind a slash, so that no name in it is. Colours and links end
/// with each line and begin again on the next, so that any line can be left out. What could move the cursor is shown.
package struct ScreenLines {
    let width: Int
    /// The lines that are left as they are, by their text without colours.
    let keeps: (String) -> Bool

    package init(width: Int, keeps: @escaping (String) -> Bool = { _ in false }) {
        self.width = width
        self.keeps = keeps
    }

    package func lines(_ text: String) -> [String] {
        var open = OpenStyles()
        return TextStyle.visible(text).linesBetweenFeeds.flatMap { line in
            let atoms = Atom.atoms(of: line)
            let isKept = keeps(atoms.filter { $0.width > 0 }.map(\.text).joined())
            return (isKept ? [atoms] : rows(atoms)).map { row in
                let start = open.start
                for atom in row { open.follow(atom) }
                return start + row.map(\.text).joined() + open.end
            }
        }
    }

    /// A text behind what stands before it in its first line: it goes on below its own beginning.
    package func lines(_ text: String, behind head: String) -> [String] {
        let column = displayWidth(of: head)
        let indent = String(repeating: " ", count: column)
        var rows = lines(indent + text).map(\.trimmingTrailingBlanks)
        guard let first = rows.first, first.hasPrefix(indent) else {
            return [head.trimmingTrailingBlanks] + rows
        }
        rows[0] = head + first.dropFirst(column)
        return rows
    }

    private func rows(_ atoms: [Atom]) -> [[Atom]] {
        let indent = min(atoms.prefix { $0.isBlank }.count, width / 2)
        var rows: [[Atom]] = []
        var row: [Atom] = []
        for (index, atom) in atoms.enumerated() {
            row.append(atom)
            guard row.width > width else { continue }
            let first = row.firstIndex { $0.width > 0 && !$0.isBlank } ?? 0
            if outdent(&row, word: first, rest: atoms[(index + 1)...]) { continue }
            let blank = row.lastIndex { $0.isBlank }.flatMap { $0 > first ? $0 : nil }
            let slash = row.dropLast().lastIndex { $0.text == "/" }.flatMap { $0 > first ? $0 + 1 : nil }
            let end = blank ?? slash ?? row.count - 1
            rows.append(Array(row[..<end]))
            let rest = Array(row[(blank.map { $0 + 1 } ?? end)...])
            row = Array(repeating: .blank, count: indent) + rest
        }
        return rows + [row]
    }

    /// Moves the one word of a row to the left, where it is whole then.
    ///
    /// - Parameter rest: what follows of the line.
    /// - Returns: whether it is.
    private func outdent(_ row: inout [Atom], word first: Int, rest: ArraySlice<Atom>) -> Bool {
        let end = rest.prefix { !$0.isBlank }.width
        guard !row[first...].contains(where: \.isBlank), row[first...].width + end <= width else {
            return false
        }
        while row.width + end > width, let blank = row.firstIndex(where: \.isBlank) { row.remove(at: blank) }
        return true
    }
}

/// A character or an escape sequence.
private struct Atom {
    let text: String
    let width: Int

    static let blank = Atom(text: " ", width: 1)

    var isBlank: Bool { text == " " }

    static func atoms(of line: String) -> [Atom] {
        var atoms: [Atom] = []
        var rest = Substring(line)
        while let character = rest.first {
            guard character == "\u{1B}" else {
                rest.removeFirst()
                atoms += plain(character)
                continue
            }
            if let escape = rest.prefixMatch(of: /\u{1B}(\[[0-9;]*m|\]8;[^\u{1B}\u{7}]*(\u{1B}\\|\u{7}))/) {
                atoms.append(Atom(text: String(escape.0), width: 0))
                rest = rest[escape.range.upperBound...]
            }
        }
        return atoms
    }

    private static func plain(_ character: Character) -> [Atom] {
        if character == "\t" { return Array(repeating: .blank, count: 4) }
        if character.unicodeScalars.first?.properties.generalCategory == .control { return [] }
        return [Atom(text: String(character), width: displayWidth(of: character))]
    }
}

extension Collection<Atom> {
    fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}

/// The colours and the link that are on.
private struct OpenStyles {
    private var codes: [Int] = []
    private var link: String?

    var start: String { codes.map { "\u{1B}[\($0)m" }.joined() + (link ?? "") }

    /// By the codes that a style ends with, which are all that a console lets through.
    var end: String {
        var ends: [Int] = []
        for code in codes.map(Self.end(of:)) where !ends.contains(code) { ends.append(code) }
        return ends.map { "\u{1B}[\($0)m" }.joined() + (link == nil ? "" : "\u{1B}]8;;\u{1B}\\")
    }

    private static func end(of code: Int) -> Int {
        switch code {
        case 1, 2: 22
        case 3: 23
        case 4: 24
        case 30...37, 90...97: 39
        default: 0
        }
    }

    mutating func follow(_ atom: Atom) {
        guard atom.text.hasPrefix("\u{1B}") else { return }
        if atom.text.hasPrefix("\u{1B}]") {
            link = atom.text.hasPrefix("\u{1B}]8;;\u{1B}") || atom.text == "\u{1B}]8;;\u{7}" ? nil : atom.text
            return
        }
        let numbers = atom.text.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
        for number in numbers.isEmpty ? [0] : numbers { follow(number) }
    }

    private mutating func follow(_ code: Int) {
        switch code {
        case 0: codes = []
        case 22: codes.removeAll { $0 == 1 || $0 == 2 }
        case 23: codes.removeAll { $0 == 3 }
        case 24: codes.removeAll { $0 == 4 }
        case 39: codes.removeAll { (30...37).contains($0) || (90...97).contains($0) }
        default: codes.append(code)
        }
    }
}
