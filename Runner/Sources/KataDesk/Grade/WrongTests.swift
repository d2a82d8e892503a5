import Foundation
import KataBase
import KataEngine
import KataText

/// A chapter's tests with wrong expectations, each at the line where the right one stands.
///
/// A value becomes another one that the chapter's tests expect, of the same form: "one character more" is what a lie could be
/// made for, and so is a text that stands in none of the tests. In a text that has to be contained a letter changes.
/// Of any other condition the opposite is asked. That says less: with an `==` that is always true it fails as well.
struct WrongTests: Sendable {
    /// The place of an expectation.
    struct Place: Codable, Hashable, Comparable, Sendable {
        /// Of the file, below the chapter's tests.
        let file: String
        let line: Int

        /// By their steps, those of no step last.
        static func < (a: Place, b: Place) -> Bool { (a.step, a.file, a.line) < (b.step, b.file, b.line) }

        private var step: Int { FileRole(path: file).step ?? .max }
    }

    struct Change: Sendable {
        let place: Place
        let lines: ClosedRange<Int>
        /// The bytes that become others.
        let range: Range<Int>
        let replacement: String
        /// The value that is expected wrongly, as it is written; nil where only the opposite is asked.
        let value: String?
        /// True where the type of what is compared may leave the value out, as one does whose `==` compares ids alone.
        var mayBeLeftOut = false
    }

    struct Text: Sendable {
        /// Below the chapter's tests.
        let name: String
        let original: SourceText
        let changes: [Change]
    }

    let texts: [Text]
    private let chapter: String

    /// - Parameter seed: decides which values are chosen. Nobody who hands in knows it.
    init(_ texts: [SourceText], of chapter: String, seed: String) {
        let files = texts.map { text in
            let swift = SwiftText(String(decoding: text.bytes, as: UTF8.self))
            return (text: text, name: Self.name(text.path, chapter), found: Expectations(in: swift).all)
        }
        let values = WrongValues(files.flatMap { $0.found })
        self.chapter = chapter
        self.texts = files.map { file in
            let changes = file.found.enumerated().map { number, found in
                Self.change(
                    found, at: Place(file: file.name, line: found.lines.lowerBound), of: file.text,
                    among: values,
                    by: Dice(seed: seed, words: [file.name, String(number)]))
            }
            return Text(name: file.name, original: file.text, changes: changes)
        }
    }

    private static func name(_ path: String, _ chapter: String) -> String {
        path.split(separator: "/\(chapter)Tests/").dropFirst().last.map(String.init) ?? path.lastComponent
    }

    private static func change(
        _ found: Expectations.Expectation, at place: Place, of text: SourceText, among values: WrongValues,
        by dice: Dice
    ) -> Change {
        if let (right, wrong) = values.wrong(for: found, by: dice) {
            return Change(
                place: place, lines: found.lines, range: right.range, replacement: wrong, value: wrong,
                mayBeLeftOut: found.isMade)
        }
        let condition = String(decoding: [UInt8](text.bytes)[found.condition], as: UTF8.self)
        return Change(
            place: place, lines: found.lines, range: found.condition, replacement: "!(\(condition))",
            value: nil)
    }

    /// The texts, written where a compiler finds them.
    ///
    /// - Parameter left: the expectations that stay as they are.
    func written(to folder: URL, without left: Set<Place> = []) throws -> [SourceText] {
        try texts.map { text in
            let changes = text.changes.filter { !left.contains($0.place) }
            guard !changes.isEmpty else { return text.original }
            var bytes = [UInt8](text.original.bytes)
            for change in changes.reversed() {
                bytes.replaceSubrange(change.range, with: change.replacement.utf8)
            }
            let file = folder.appending(path: "Tests/\(chapter)Tests/\(text.name)")
            if (try? Files.data(file)) != Data(bytes) { try Files.write(Data(bytes), to: file) }
            return SourceText(path: file.path, bytes: Data(bytes))
        }
    }

    /// The changes by their places.
    var changes: [Place: Change] {
        Dictionary(texts.flatMap(\.changes).map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// The values that a chapter's tests expect.
struct WrongValues {
    private let all: [SwiftLiteral]

    init(_ expectations: [Expectations.Expectation]) {
        all = expectations.flatMap { $0.values + [$0.part].compactMap(\.self) }
    }

    /// One of the values of an expectation, and how another one is written; nil where none is known.
    func wrong(for found: Expectations.Expectation, by dice: Dice) -> (right: SwiftLiteral, wrong: String)? {
        if let part = found.part { return withOtherLetter(part, by: dice).map { (part, $0) } }
        guard let right = dice.one(of: found.values, for: "which") else { return nil }
        return other(than: right, by: dice).map { (right, $0) }
    }

    private func other(than right: SwiftLiteral, by dice: Dice) -> String? {
        switch right.form {
        case .truth: return right.source == "true" ? "false" : "true"
        case .pieces: return withOtherLetter(right, by: dice)
        case .text, .character, .whole, .fraction: break
        }
        let others = Set(all.filter { $0.form == right.form && !$0.equals(right) }.map(\.source)).sorted()
        let kindred = others.filter { Self.lastWord($0) == Self.lastWord(right.source) }
        if let other = dice.one(of: kindred.isEmpty ? others : kindred, for: "value") { return other }
        switch right.form {
        case .whole: return Int(right.source).map { "\($0 + 1 + dice.number(below: 9, for: "more"))" }
        case .fraction: return Double(right.source).map { "\($0 + 1)" }
        default: return withOtherLetter(right, by: dice)
        }
    }

    /// Of a text of several words.
    private static func lastWord(_ source: String) -> Substring? {
        source.contains(" ") ? source.split(separator: " ").last : nil
    }

    private func withOtherLetter(_ right: SwiftLiteral, by dice: Dice) -> String? {
        let places = right.letters
        // A short text is found too easily where another one is looked for.
        guard places.count > 1, let place = dice.one(of: places, for: "letter") else { return nil }
        let letter = Array(right.source.utf8)[place]
        let first = letter & 0x20 | UInt8(ascii: "A")
        let start = dice.number(below: 26, for: "other letter")
        let texts = all.map(\.content)
        return (0..<26).lazy.map { first + UInt8((start + $0) % 26) }.filter { $0 != letter }
            .map { right.replacing(place, with: $0) }
            .first { wrong in !texts.contains { $0.contains(wrong.content) } }?.source
    }
}

/// Chance that is the same for the same seed.
struct Dice {
    let seed: String
    let words: [String]

    func number(below limit: Int, for purpose: String) -> Int {
        var hash = SHA256()
        for word in [seed] + words + [purpose] { hash.update(part: word) }
        return Int(UInt64(hash.finish().prefix(15), radix: 16)! % UInt64(limit))
    }

    func one<Item>(of items: [Item], for purpose: String) -> Item? {
        items.isEmpty ? nil : items[number(below: items.count, for: purpose)]
    }
}
