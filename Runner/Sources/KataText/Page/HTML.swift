/// HTML and XML that are written by hand: what is escaped, and an element.
package enum HTML {
    /// A text as it stands between two tags, or in an attribute's quotes. What would not be seen is shown by its number.
    package static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        // A sign with an accent on it is one character, and to a browser still the sign.
        for scalar in text.visible.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text that was escaped.
    package static func unescaped(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
    }

    /// - Parameters:
    ///   - attributes: in their order; one whose value is nil is left out.
    ///   - content: HTML.
    package static func element(
        _ name: String, _ attributes: KeyValuePairs<String, String?>, _ content: String
    ) -> String {
        let list = attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0))\"" } }
        return "<\(name)\(list.joined())>\(content)</\(name)>"
    }

    package static func element(_ name: String, _ content: String) -> String { element(name, [:], content) }

    /// A name that another person gave, on one line. One that is read from right to left turns nothing beside it round, and
    /// one without blanks, as platforms make them, may be broken where its words end.
    package static func name(_ text: some StringProtocol) -> String {
        let parts = text.printable.wordsWithEnds.map(escaped)
        return element("bdi", parts.joined(separator: "<wbr>"))
    }
}

extension String {
    /// The parts that end behind a word's `_`, `-` or `/`: "Ada_", "file_", "x.zip/".
    fileprivate var wordsWithEnds: [Substring] {
        let isEnd = { (place: Index) in "_-/".contains(self[place]) }
        var (parts, start): ([Substring], Index) = ([], startIndex)
        for place in indices.dropFirst() where isEnd(place) {
            let (last, next) = (self[index(before: place)], index(after: place))
            // Several signs in a row are one end, and a sign that begins a word ends none.
            guard next < endIndex, !isEnd(next), last.isLetter || last.isNumber || "_-/".contains(last) else {
                continue
            }
            parts.append(self[start..<next])
            start = next
        }
        return parts + [self[start...]]
    }
}
