/// The number of a terminal's columns that a text takes.
///
///     displayWidth(of: "日本")      // 4
///     displayWidth(of: "e\u{301}")  // 1
///     displayWidth(of: "👩‍🔧")        // 2
///
/// Colours and links take none; so do control characters, line ends among them.
package func displayWidth(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    var width = 0
    var rest = Substring(text)
    while let character = rest.first {
        if character == "\u{1B}", let end = endOfEscape(rest) {
            rest = rest[end...]
        } else {
            width += displayWidth(of: character)
            rest.removeFirst()
        }
    }
    return width
}

/// The number of columns that a character takes: 0, 1 or 2.
package func displayWidth(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value >= 0x20, first.value < 0x7F, scalars.count == 1 { return 1 }
    let asksForEmoji = first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F }
    if asksForEmoji || first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: return wideRanges.contains { $0.contains(first.value) } ? 2 : 1
    }
}

/// The index behind a terminal's escape sequence that begins the text; nil if none does.
private func endOfEscape(_ text: Substring) -> Substring.Index? {
    let body = text.dropFirst()
    switch body.first {
    case "[":
        return body.dropFirst().firstIndex { $0 >= "@" && $0 <= "~" }.map(text.index(after:))
    case "]":
        return body.firstRange(of: "\u{1B}\\")?.upperBound
            ?? body.firstIndex(of: "\u{7}").map(text.index(after:))
    default:
        return nil
    }
}

/// The blocks of Unicode's EastAsianWidth.txt whose characters are wide or full-width, emoji and extinct scripts aside.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F2FF,
    0x20000...0x3FFFD,
]
