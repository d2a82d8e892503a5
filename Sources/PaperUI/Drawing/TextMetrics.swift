/// The width of text, estimated from a table: no font is measured, so that it is the same on every machine.
struct TextMetrics {
    let size: Double
    let weight: Int

    /// From the top of a line to the top of the next.
    var lineHeight: Double { (size * 1.25).rounded() }

    /// From the top of a line to its base line.
    var ascent: Double { (size * 0.97).rounded() }

    func width<S: StringProtocol>(of text: S) -> Double {
        let ems = text.reduce(0) { $0 + Self.width(of: $1) }
        return Double(ems) / 1000 * size * (weight >= 600 ? 1.05 : 1)
    }

    /// Breaks text into lines that fit into a width: at spaces, or inside a word that is wider than a line.
    func lines(of text: String, within limit: Double) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines = [""]
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = lines[lines.count - 1] + (lines[lines.count - 1].isEmpty ? "" : " ") + word
                if width(of: longer) <= limit {
                    lines[lines.count - 1] = longer
                } else {
                    lines += pieces(of: word, within: limit)
                }
            }
            return lines.count > 1 && lines[0].isEmpty ? Array(lines.dropFirst()) : lines
        }
    }

    /// Breaks text into lines as `lines(of:within:)` does, and cuts it off after so many.
    func lines(of text: String, within width: Double, limit: Int?) -> [String] {
        let all = lines(of: text, within: width)
        guard let limit, limit > 0, all.count > limit else { return all }
        var last = all[limit - 1]
        while !last.isEmpty, self.width(of: last + "…") > width { last.removeLast() }
        while last.last == " " { last.removeLast() }
        return all.prefix(limit - 1) + [last + "…"]
    }

    private func pieces(of word: Substring, within limit: Double) -> [String] {
        var pieces = [""]
        for character in word {
            if !pieces[pieces.count - 1].isEmpty, width(of: pieces[pieces.count - 1] + "\(character)") > limit
            {
                pieces.append("")
            }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }

    /// True where the width of the text is known, and not guessed: no emoji, no letters but Latin ones.
    static func knows(_ text: String) -> Bool { text.allSatisfy { widths[$0] != nil } }

    /// In thousandths of the font's size.
    private static func width(of character: Character) -> Int {
        if let known = widths[character] { return known }
        if character.isDrawnAsEmoji { return 1250 }
        return character.unicodeScalars.contains { $0.value >= 0x1100 && !(0x2000...0x2bff ~= $0.value) }
            ? 1000 : 556
    }

    private static let widths: [Character: Int] = {
        let groups: [(Int, String)] = [
            (191, "'’‘"), (222, "ijl"), (260, "|"), (278, " !,./:;I[\\]ft·"), (333, "()-`r“”"), (334, "{}"),
            (355, "\""), (389, "*"), (500, "Jcksvxyz"), (556, "#$0123456789?L_abdeghnopqu–"),
            (584, "+<=>~×"), (611, "FTZ"), (667, "&ABEKPSVXY"), (722, "CDHNRUw"), (778, "GOQ"),
            (833, "Mm"), (889, "%"), (944, "W"), (1000, "…—"), (1015, "@"),
        ]
        return Dictionary(uniqueKeysWithValues: groups.flatMap { width, set in set.map { ($0, width) } })
    }()
}

extension TextMetrics {
    /// The metrics of text in an environment.
    init(_ environment: EnvironmentValues, default font: Font = .body) {
        let font = environment.font ?? font
        size = font.isFixed ? font.points : environment.dynamicTypeSize.points(for: font.points)
        let weight = environment.fontWeight ?? font.weight
        self.weight = environment.isBold ? max(weight.number, 700) : weight.number
    }
}

extension EnvironmentValues {
    /// The text in capitals or small letters, if that is asked for.
    func cased(_ text: String) -> String {
        switch textCase {
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case nil: text
        }
    }
}

extension Character {
    fileprivate var isDrawnAsEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation
            || first.properties.isEmoji
                && unicodeScalars.contains { $0.value == 0xfe0f || $0.value == 0x20e3 }
    }
}

extension DynamicTypeSize {
    /// The points of text that has so many at the `large` size: by Apple's table for the system's styles (Human
    /// Interface Guidelines, Typography), and as the body grows for any other.
    func points(for points: Double) -> Double {
        if let style = Self.styles.first(where: { $0[Self.large.place] == points }) {
            return style[place]
        }
        return points * self.points(for: 17) / 17
    }

    /// A style's points from `xSmall` to `accessibility5`.
    private static let styles: [[Double]] = [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
