extension StringProtocol {
    /// The text as it may be sent to a terminal: what it would obey is shown as a picture (␛ for an escape), and
    /// what it would not show, or order differently than it is written, by its number.
    ///
    ///     "a\u{1B}[2J \u{202E}b".visible    // "a␛[2J ⟨U+202E⟩b"
    ///
    /// Lines, tabs, and what letters and emoji are written with stay as they are.
    package var visible: String { replacingUnseen { $0.picture } }

    /// The same on one line, and of a line without end only the beginning.
    package var printable: String { beginning(keepsLines: false) }

    /// The same with its lines.
    package var printableLines: String { beginning(keepsLines: true) }

    private func beginning(keepsLines: Bool) -> String {
        let limit = 1_000
        return String(prefix(limit)).replacingUnseen(keepsLines: keepsLines) { $0.picture }
            + (dropFirst(limit).isEmpty ? "" : "…")
    }

    /// The text of a JSON object as it may be sent to a terminal, with the same data.
    var escapedInJSON: String {
        replacingUnseen { $0.utf16.map { "\\u" + $0.hexadecimal }.joined().lowercased() }
    }

    private func replacingUnseen(
        keepsLines: Bool = true, by spelling: (Unicode.Scalar) -> String
    ) -> String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || keepsLines && $0 == 0x0A }) { return String(self) }
        let scalars = Array(unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let isLineEnd = scalar == "\n" || scalar == "\r"
            if scalars.shows(index), keepsLines || !isLineEnd {
                result.append(scalar)
            } else {
                result.append(contentsOf: spelling(scalar).unicodeScalars)
            }
        }
        return String(result)
    }
}

extension [Unicode.Scalar] {
    /// True where a terminal shows the scalar, or something that people write would be another without it.
    fileprivate func shows(_ index: Int) -> Bool {
        let scalar = self[index]
        switch scalar.value {
        case 0x20..<0x7F, 0x09, 0x0A: return true
        case 0x0D: return index + 1 < count && self[index + 1] == "\n"
        case 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return false
        default: break
        }
        return !scalar.properties.isDefaultIgnorableCodePoint || belongs(index)
    }

    /// True where a scalar that is not shown by itself is a part of the letter or the emoji that it stands in.
    private func belongs(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let previous = self[index - 1]
        switch self[index].value {
        case 0x200C: return previous.isJoined
        case 0x200D: return previous.isJoined || isEmoji(before: index) && isEmoji(at: index + 1)
        case 0xFE00...0xFE0F:
            return !previous.properties.isWhitespace && previous.properties.generalCategory != .control
                && !previous.properties.isDefaultIgnorableCodePoint
        case 0xE0020...0xE007F: return isInFlag(index)
        case 0xE0100...0xE01EF: return previous.properties.isIdeographic
        default: return false
        }
    }

    /// Skips what an emoji may have behind it: its presentation and the colour of a skin.
    private func isEmoji(before index: Int) -> Bool {
        let last = self[..<index].last { $0.value != 0xFE0F && !$0.properties.isEmojiModifier }
        return last?.isEmoji ?? false
    }

    private func isEmoji(at index: Int) -> Bool { index < count && self[index].isEmoji }

    /// A flag of a part of a country is a black one, up to six tags, and the tag that ends them.
    private func isInFlag(_ index: Int) -> Bool {
        let isTag = { (scalar: Unicode.Scalar) in (0xE0020...0xE007E).contains(scalar.value) }
        let start = self[..<index].lastIndex { !isTag($0) }
        let end = self[index...].firstIndex { !isTag($0) }
        guard let start, let end else { return false }
        return self[start].value == 0x1F3F4 && self[end].value == 0xE007F && end - start <= 7
    }
}

extension Unicode.Scalar {
    /// Digits are emoji to Unicode, too.
    fileprivate var isEmoji: Bool { properties.isEmoji && !isASCII }

    /// In the scripts from Arabic to Sinhala, and in two more, joiners are spelling.
    fileprivate var isJoined: Bool {
        switch value {
        case 0x0600...0x0DFF, 0x1000...0x109F, 0x1780...0x17FF:
            properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
        default: false
        }
    }

    fileprivate var picture: String {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) } ?? ""
        case 0x7F: "␡"
        default: "⟨U+\(value.hexadecimal)⟩"
        }
    }
}

extension BinaryInteger {
    /// At least four digits.
    fileprivate var hexadecimal: String {
        let digits = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    }
}
