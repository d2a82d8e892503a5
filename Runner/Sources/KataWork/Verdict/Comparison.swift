import KataBase
import KataEngine

/// A comparison that failed, as Swift Testing's message has it: what something is, and what it should be.
///
/// In a message a string stands between quotes as it is, with its own quotes and line feeds, and a description may be
/// any text. What is source can be told from that, since it is Swift.
package struct Comparison {
    /// The expression that was compared: "sut.totalText".
    let source: String
    /// The value that it has. Where that looks like the wanted one, the characters that differ are spelled.
    let value: String
    let wanted: String
    let isNegated: Bool
    /// The difference that a reader cannot see; nil where it can be seen.
    let remark: String?

    private typealias Text = Substring.UnicodeScalarView

    /// nil where the message has another form, and where it can be read in two ways.
    package init?(parsing message: String) {
        guard message.hasPrefix(Self.start) else { return nil }
        let text = message[...].unicodeScalars.dropFirst(Self.start.unicodeScalars.count)
        let reading =
            if let left = Self.sourceAndValue(text) {
                Self.reading(from: left.source, left.value)
            } else {
                Self.reversed(text)
            }
        guard let reading else { return nil }
        self.init(reading)
    }

    static let start = "Expectation failed: "

    private struct Reading {
        let source: Text
        let value: Text
        let wanted: String
        let isNegated: Bool
    }

    private init(_ reading: Reading) {
        source = Self.joined(String(reading.source))
        isNegated = reading.isNegated
        let (value, wanted) = (Self.plain(String(reading.value)), Self.plain(reading.wanted))
        guard !isNegated else {
            (self.value, self.wanted, remark) = (value, wanted, nil)
            return
        }
        let alike = LookAlikes(value, wanted)
        self.value = alike?.first ?? value
        self.wanted = alike?.second ?? wanted
        remark =
            value.unicodeScalars.elementsEqual(wanted.unicodeScalars)
            ? Self.remark(onUnprinted: value) : alike?.sentence
    }

    /// A value with the strings in it as they read: Swift writes `\'` for an apostrophe within a list, and two backslashes for
    /// one. What would be read as another sign stays as it is, and so does a string by itself.
    private static func plain(_ value: String) -> String {
        guard value.contains("\\"), !isQuoted(value[...].unicodeScalars) else { return value }
        return value.replacing(/\\('|\\(?![0nrtu"'\\]))/) { $0.1 }
    }

    private static func remark(onUnprinted value: String) -> String {
        value.contains(/(?:^|[\[(:,]) ?-?nan(?:$|[\]),])/)
            ? "A nan is equal to nothing, not even to itself. Ask for isNaN."
            : "They print alike: they differ in something that is not printed."
    }

    // MARK: Words

    /// The comparison in one line.
    var sentence: String {
        [
            "\(source) is \(Self.inOneLine(value)) and should \(negation)be \(Self.inOneLine(wanted)).",
            remark,
        ]
        .compactMap(\.self).joined(separator: " ")
    }

    /// The same, with values of several lines, and long ones, in lines of their own.
    var lines: [String] {
        let hasLines = (value + wanted).contains(where: \.isNewline)
        guard hasLines || value.count + wanted.count > Self.mostInOneLine else { return [sentence] }
        let (first, second) = hasLines ? (value, wanted) : Self.fromWhereTheyDiffer(value, wanted)
        return ["\(source) is"] + Self.block(first) + ["and should \(negation)be"] + Self.block(second)
            + [remark].compactMap(\.self)
    }

    /// The longest that goes into one line. A printed line is cut at some length, and the difference has to
    /// be before that.
    private static let mostInOneLine = 600

    private static func fromWhereTheyDiffer(_ value: String, _ wanted: String) -> (String, String) {
        let shared = zip(value, wanted).prefix { $0 == $1 }.count
        let left = shared - 60
        guard left > mostInOneLine / 2 else { return (value, wanted) }
        return ("…" + value.dropFirst(left), "…" + wanted.dropFirst(left))
    }

    private var negation: String { isNegated ? "not " : "" }

    private static func inOneLine(_ value: String) -> String {
        value.replacing("\r\n", with: "␍␊").replacing("\n", with: "␊").replacing("\r", with: "␍")
    }

    /// A string of several lines as Swift has it: so its first line does not begin behind the others, and its end is seen.
    private static func block(_ value: String) -> [String] {
        var lines = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
            String.init)
        if lines.count > 1, isQuoted(value[...].unicodeScalars) {
            lines[0].unicodeScalars.removeFirst()
            lines[lines.count - 1].unicodeScalars.removeLast()
            lines = ["\"\"\""] + lines + ["\"\"\""]
        }
        return lines.map { "  " + $0 }
    }

    /// Source of several lines in one.
    private static func joined(_ source: String) -> String {
        guard source.contains(where: \.isNewline) else { return source }
        return source.split(whereSeparator: \.isNewline).map(\.trimmed).reduce("") { text, line in
            text.isEmpty || line.hasPrefix(".") || line.hasPrefix(")") || line.hasPrefix("]")
                || text.hasSuffix("(") || text.hasSuffix("[") ? text + line : text + " " + line
        }
    }

    // MARK: Reading

    private static let signs = [(" == ", false), (" != ", true)]

    /// "(sut.totalText → "0.00 EUR") == …": where the value ends is where the rest can be an operand.
    private static func reading(from source: Text, _ rest: Text) -> Reading? {
        var readings: [(reading: Reading, isClosed: Bool)] = []
        for index in rest.indices where rest[index] == ")" {
            let behind = rest[index...].dropFirst()
            for (sign, isNegated) in signs where behind.starts(with: sign.unicodeScalars) {
                guard let right = operand(behind.dropFirst(sign.unicodeScalars.count)) else { continue }
                let value = rest[..<index]
                let reading = Reading(
                    source: source, value: value, wanted: right.wanted, isNegated: isNegated)
                readings.append((reading, isClosed(value) && right.isClosed))
            }
        }
        let closed = readings.filter(\.isClosed)
        let sure = closed.isEmpty ? readings : closed
        return sure.count == 1 ? sure[0].reading : nil
    }

    /// "200 == (total → 100)".
    private static func reversed(_ text: Text) -> Reading? {
        guard let end = SwiftPiece.end(of: text, before: signs.map(\.0)), end < text.endIndex else {
            return nil
        }
        let rest = text[end...]
        guard let (sign, isNegated) = signs.first(where: { rest.starts(with: $0.0.unicodeScalars) }),
            let right = sourceAndValue(rest.dropFirst(sign.unicodeScalars.count)), right.value.last == ")"
        else { return nil }
        return Reading(
            source: right.source, value: right.value.dropLast(), wanted: joined(String(text[..<end])),
            isNegated: isNegated)
    }

    /// The expected value: that of "(expected → [1])", or a literal, which has no arrow.
    private static func operand(_ text: Text) -> (wanted: String, isClosed: Bool)? {
        if let right = sourceAndValue(text), right.value.last == ")" {
            let value = right.value.dropLast()
            return (String(value), isClosed(value))
        }
        guard SwiftPiece.end(of: text, before: []) == text.endIndex else { return nil }
        return (joined(String(text)), true)
    }

    /// The two sides of the first arrow behind an opening bracket; what ends the value is still in it.
    private static func sourceAndValue(_ text: Text) -> (source: Text, value: Text)? {
        let inside = text.dropFirst()
        guard text.first == "(", let arrow = SwiftPiece.end(of: inside, before: [" → "]),
            arrow < inside.endIndex
        else { return nil }
        return (inside[..<arrow], inside[arrow...].dropFirst(3))
    }

    /// True where all brackets and quotes in a value are closed; within a string's quotes anything may stand.
    private static func isClosed(_ value: Text) -> Bool {
        isQuoted(value) || SwiftPiece.end(of: value, before: []) == value.endIndex
    }

    private static func isQuoted(_ value: Text) -> Bool {
        value.count > 1 && value.first == "\"" && value.last == "\""
    }
}
