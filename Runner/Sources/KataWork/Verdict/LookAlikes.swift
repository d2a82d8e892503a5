/// Two texts that print alike and are not the same, with what differs in them spelled by its number.
///
///     LookAlikes("9:41\u{202F}AM", "9:41 AM")
///     // first "9:41⟨U+202F⟩AM", second "9:41 AM",
///     // sentence "They look alike: U+202F is NARROW NO-BREAK SPACE."
///
/// PaperUITesting says it of a snapshot's lines and the runner of an expectation's values. Neither package imports the
/// other, and where git makes no links (core.symlinks is false, as on Windows) a link would not compile. So each has this
/// file, and a test of the runner's holds the two together.
struct LookAlikes {
    let first: String
    let second: String
    /// The names of what is spelled.
    let sentence: String

    /// nil where the texts are the same, where a reader can tell them apart, and where they are longer than any reads.
    init?(_ first: some StringProtocol, _ second: some StringProtocol) {
        let (old, new) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
        guard old != new, max(old.count, new.count) <= Self.limit else { return nil }
        let widensTabs = (old + new).contains("\t")
        guard old.looks(wideningTabs: widensTabs) == new.looks(wideningTabs: widensTabs) else { return nil }

        var spelled: (old: Set<Int>, new: Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let index, _, _) where old.misleads(at: index): spelled.old.insert(index)
            case .insert(let index, _, _) where new.misleads(at: index): spelled.new.insert(index)
            default: break
            }
        }
        self.first = old.spelling(spelled.old)
        self.second = new.spelling(spelled.new)
        let scalars = spelled.old.sorted().map { old[$0] } + spelled.new.sorted().map { new[$0] }
        guard !scalars.isEmpty else { return nil }
        sentence = "They look alike: \(Self.names(of: scalars))."
    }

    /// The same for all texts that may look alike.
    static func key(of text: some StringProtocol) -> String {
        Array(text.unicodeScalars).looks(wideningTabs: true)
    }

    /// A text with all blanks that are no space (U+0020) spelled.
    static func spellingBlanks(in text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        return scalars.spelling(
            Set(scalars.indices.filter { !scalars[$0].isASCII && scalars[$0].look == " " }))
    }

    private static let limit = 20_000
    private static let mostNames = 3

    private static func names(of scalars: [Unicode.Scalar]) -> String {
        var different: [Unicode.Scalar] = []
        for scalar in scalars where !different.contains(scalar) { different.append(scalar) }
        var names = different.prefix(mostNames).map { "\($0.number) is \($0.name)" }
        let rest = different.count - names.count
        if rest > 0 { names.append("and \(rest) more") }
        return names.joined(separator: ", ")
    }
}

extension [Unicode.Scalar] {
    /// The text that a reader sees; composed and decomposed letters are one `String` anyway.
    ///
    /// - Parameter wideningTabs: whether any number of blanks may look like a tab.
    fileprivate func looks(wideningTabs: Bool) -> String {
        var seen = String.UnicodeScalarView()
        for (index, scalar) in enumerated() where !isBlankAtEnd(index) && !scalar.isUnseen {
            let look = scalar.look
            if wideningTabs, look == " ", seen.last == " " { continue }
            seen.append(look)
        }
        return String(seen)
    }

    /// True where nothing but blanks follows in its line.
    private func isBlankAtEnd(_ index: Int) -> Bool {
        guard self[index].look == " " else { return false }
        let next = self[index...].first { $0.look != " " && !$0.isUnseen }
        return next == nil || next == "\n"
    }

    /// True where a reader takes a scalar that differs for another one, or does not see it.
    fileprivate func misleads(at index: Int) -> Bool {
        let scalar = self[index]
        return !scalar.isASCII || scalar.isUnseen || scalar == "\t" || scalar.isOddLineEnd
            || isBlankAtEnd(index)
    }

    fileprivate func spelling(_ indices: Set<Int>) -> String {
        var text = String.UnicodeScalarView()
        for (index, scalar) in enumerated() {
            if indices.contains(index) {
                text.append(contentsOf: "⟨\(scalar.number)⟩".unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }
}

extension Unicode.Scalar {
    fileprivate var number: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    fileprivate var name: String {
        switch self {
        case "\t": "TAB"
        case "\r": "CARRIAGE RETURN"
        case "\u{0B}": "LINE TABULATION"
        case "\u{0C}": "FORM FEED"
        case "\u{85}": "NEXT LINE"
        default: properties.name ?? "a sign without a name"
        }
    }

    /// Ends a line in a terminal or for Swift, as a line feed does.
    fileprivate var isOddLineEnd: Bool { "\u{0B}\u{0C}\u{85}\u{2028}\u{2029}".unicodeScalars.contains(self) }

    fileprivate var isUnseen: Bool { self == "\r" || properties.isDefaultIgnorableCodePoint }

    /// The scalar that most people would read for it.
    fileprivate var look: Unicode.Scalar {
        if self == "\t" || properties.generalCategory == .spaceSeparator { return " " }
        if isOddLineEnd { return "\n" }
        return isASCII ? self : Self.looks[self] ?? self
    }

    /// Letters of Cyrillic and Greek that most typefaces draw as Latin ones, and the quotes and dashes of a text processor.
    private static let looks: [Unicode.Scalar: Unicode.Scalar] = {
        let alike: [(plain: String, others: String)] = [
            ("ABCEHIJK", "\u{410}\u{412}\u{421}\u{415}\u{41D}\u{406}\u{408}\u{41A}"),
            ("MOPSTXY", "\u{41C}\u{41E}\u{420}\u{405}\u{422}\u{425}\u{423}"),
            ("aceijopsxy", "\u{430}\u{441}\u{435}\u{456}\u{458}\u{43E}\u{440}\u{455}\u{445}\u{443}"),
            ("ABEHIKM", "\u{391}\u{392}\u{395}\u{397}\u{399}\u{39A}\u{39C}"),
            ("NOPTXYZ", "\u{39D}\u{39F}\u{3A1}\u{3A4}\u{3A7}\u{3A5}\u{396}"),
            ("aikopuv", "\u{3B1}\u{3B9}\u{3BA}\u{3BF}\u{3C1}\u{3C5}\u{3BD}"),
            ("''\"\"---", "\u{2018}\u{2019}\u{201C}\u{201D}\u{2010}\u{2011}\u{2013}"),
            ("--", "\u{2014}\u{2212}"),
        ]
        return Dictionary(
            uniqueKeysWithValues: alike.flatMap { zip($0.others.unicodeScalars, $0.plain.unicodeScalars) })
    }()
}
