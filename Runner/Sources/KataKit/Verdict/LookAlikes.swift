/// Two texts that print alike and are not the same, with what differs in them spelled by its number.
///
///     LookAlikes("9:41\u{202F}AM", "9:41 AM")
///     // first "9:41⟨U+202F⟩AM", second "9:41 AM",
///     // sentence "They look alike: U+202F is NARROW NO-BREAK SPACE."
///
/// PaperUITesting says it of a snapshot's lines and the runner of an expectation's values. Neither package imports the
/// other, so each has this file, and a test of the runner's holds the two together.
struct LookAlikes {
    let first: String
    let second: String
    /// What is spelled, by its names.
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
    /// What a reader sees of them; composed and decomposed letters are one `String` anyway.
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

    /// Whether nothing but blanks follows in its line.
    private func isBlankAtEnd(_ index: Int) -> Bool {
        guard self[index].look == " " else { return false }
        let next = self[index...].first { $0.look != " " && !$0.isUnseen }
        return next == nil || next == "\n"
    }

    /// Whether a reader takes a scalar that differs for another one, or does not see it.
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
        // The full width forms of ASCII.
        if (0xFF01...0xFF5E).contains(value) { return Unicode.Scalar(value - 0xFEE0) ?? self }
        return isASCII ? self : Self.looks[self] ?? self
    }

    /// Letters of other alphabets and signs that most typefaces draw as one of ASCII's.
    private static let looks: [Unicode.Scalar: Unicode.Scalar] = {
        let alike: [(Unicode.Scalar, String)] = [
            ("A", "\u{391}\u{410}"), ("B", "\u{392}\u{412}"), ("C", "\u{3F9}\u{421}"),
            ("E", "\u{395}\u{415}"), ("G", "\u{50C}"), ("H", "\u{397}\u{41D}"),
            ("I", "\u{399}\u{406}\u{4C0}"), ("J", "\u{37F}\u{408}"), ("K", "\u{39A}\u{41A}"),
            ("M", "\u{39C}\u{41C}"), ("N", "\u{39D}"), ("O", "\u{39F}\u{41E}\u{555}"),
            ("P", "\u{3A1}\u{420}"),
            ("Q", "\u{51A}"), ("S", "\u{405}\u{54F}"), ("T", "\u{3A4}\u{422}"), ("V", "\u{474}"),
            ("W", "\u{51C}"), ("X", "\u{3A7}\u{425}"), ("Y", "\u{3A5}\u{4AE}\u{423}"), ("Z", "\u{396}"),
            ("a", "\u{251}\u{3B1}\u{430}"), ("c", "\u{3F2}\u{441}"), ("d", "\u{501}"), ("e", "\u{435}"),
            ("g", "\u{261}"), ("h", "\u{4BB}\u{570}"), ("i", "\u{131}\u{3B9}\u{456}"),
            ("j", "\u{3F3}\u{458}"),
            ("k", "\u{3BA}\u{43A}"), ("l", "\u{4CF}"), ("n", "\u{578}"), ("o", "\u{3BF}\u{43E}\u{585}"),
            ("p", "\u{3C1}\u{440}"), ("q", "\u{51B}"), ("s", "\u{455}"), ("u", "\u{3C5}\u{57D}"),
            ("v", "\u{3BD}\u{475}"), ("w", "\u{51D}"), ("x", "\u{445}"), ("y", "\u{443}\u{4AF}"),
            ("'", "\u{2B9}\u{2BC}\u{2018}\u{2019}\u{2032}"), ("\"", "\u{201C}\u{201D}\u{2033}"),
            ("-", "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}"),
            (",", "\u{201A}"), ("/", "\u{2044}\u{2215}"), (":", "\u{2D0}\u{2236}"), (";", "\u{37E}"),
            ("|", "\u{1C0}\u{2223}"), ("*", "\u{2217}"), ("~", "\u{223C}"),
            ("\u{B7}", "\u{2022}\u{2219}\u{22C5}"), ("\u{3BC}", "\u{B5}"), ("\u{3A9}", "\u{2126}"),
        ]
        return Dictionary(
            uniqueKeysWithValues: alike.flatMap { plain, others in others.unicodeScalars.map { ($0, plain) } }
        )
    }()
}
