/// The beginning of a fence, by which its lines are read: its quotes, its indentation, its backticks or tildes.
struct FenceMarker: Equatable {
    /// The part before the backticks, a list's marker turned into blanks: each new line inside begins with it.
    let prefix: String
    let quotes: Int
    let indentation: Int
    let mark: Character
    let length: Int

    /// - Returns: nil where the line opens no fence.
    static func opening(_ line: String) -> (marker: FenceMarker, info: String)? {
        var rest = Substring(line)
        var prefix = ""
        var quotes = 0
        var indentation = 0
        while let first = rest.first {
            if first == " " || first == "\t" {
                prefix.append(rest.removeFirst())
                indentation += 1
            } else if first == ">" {
                prefix.append(rest.removeFirst())
                if rest.first == " " { prefix.append(rest.removeFirst()) }
                quotes += 1
                indentation = 0
            } else if let marker = listMarker(rest) {
                rest.removeFirst(marker)
                prefix += String(repeating: " ", count: marker)
                indentation += marker
            } else {
                break
            }
        }
        guard let mark = rest.first, mark == "`" || mark == "~" else { return nil }
        let length = rest.prefix { $0 == mark }.count
        let info = rest.dropFirst(length).trimmed
        guard length >= 3, mark == "~" || !info.contains("`") else { return nil }
        let marker = FenceMarker(
            prefix: prefix, quotes: quotes, indentation: indentation, mark: mark, length: length)
        return (marker, info)
    }

    /// The number of characters that the list marker and its blank at a text's beginning take; nil if there is none.
    static func listMarker(_ text: Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }.count
        let rest = text.dropFirst(digits)
        let isMarker = digits > 0 ? ".)".contains(rest.first ?? " ") : "-*+".contains(rest.first ?? " ")
        return isMarker && rest.dropFirst().first == " " ? digits + 2 : nil
    }

    /// - Returns: nil where the line has left the fence's block quote.
    func body(of line: String) -> String? {
        guard var rest = unquoted(line) else { return nil }
        for _ in 0..<indentation where rest.first == " " || rest.first == "\t" { rest.removeFirst() }
        return String(rest)
    }

    func isClosed(by line: String) -> Bool {
        guard let text = body(of: line)?.drop(while: { $0 == " " }) else { return false }
        let marks = text.prefix { $0 == mark }.count
        return marks >= length && text.dropFirst(marks).allSatisfy(\.isWhitespace)
    }

    private func unquoted(_ line: String) -> Substring? {
        var rest = Substring(line)
        for _ in 0..<quotes {
            let unindented = rest.drop { $0 == " " }
            guard unindented.first == ">" else { return nil }
            rest = unindented.dropFirst()
            if rest.first == " " { rest.removeFirst() }
        }
        return rest
    }
}
