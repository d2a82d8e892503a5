/// A line of the event stream. Every field may be missing, or be of a kind that a later version gives it.
struct EventRecord: Decodable {
    let kind: String?
    let payload: Payload?
    let version: Version?

    /// A number in version 0, a text since.
    struct Version: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try (try? container.decode(String.self)) ?? String(container.decode(Int.self))
        }
    }

    struct Payload: Decodable {
        @Lenient var kind: String?
        @Lenient var id: String?
        @Lenient var name: String?
        @Lenient var displayName: String?
        @Lenient var sourceLocation: Location?
        @Lenient var testID: String?
        @Lenient var issue: Issue?
        @Lenient var comments: [String]?
        @Lenient var messages: [Message]?
        @Lenient var instant: Instant?
    }

    struct Instant: Decodable {
        /// In seconds, from a beginning that is the same for all records of a stream.
        let absolute: Double?
    }

    struct Issue: Decodable {
        @Lenient var isKnown: Known?
        @Lenient var isFailure: Bool?
        @Lenient var sourceLocation: Location?
        @Lenient var expression: Expression?
        @Lenient var error: Failure?
        @Lenient var confirmationMiscount: Miscount?
        /// In seconds.
        @Lenient var exceededTimeLimit: Double?
    }

    /// A flag, or the comment of whoever called the issue known.
    struct Known: Decodable {
        let isTrue: Bool

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            isTrue = (try? container.decode(Bool.self)) ?? ((try? container.decode(String.self)) != nil)
        }
    }

    struct Message: Decodable {
        let text: String?
    }

    struct Location: Decodable {
        let fileID: String?
        let filePath: String?
        /// Version 0's spelling.
        let underscoredFilePath: String?
        private let lineNumber: Int?
        private let columnNumber: Int?

        private enum CodingKeys: String, CodingKey {
            case fileID, filePath
            case underscoredFilePath = "_filePath"
            case lineNumber = "line"
            case columnNumber = "column"
        }

        var path: String { filePath ?? underscoredFilePath ?? fileID ?? "" }
        /// Counted from 1; nil where it is no place in a text.
        var line: Int? { Self.bounded(lineNumber) }
        var column: Int? { Self.bounded(columnNumber) }

        private static func bounded(_ number: Int?) -> Int? {
            number.flatMap { (1...10_000_000).contains($0) ? $0 : nil }
        }
    }

    struct Expression: Decodable {
        let sourceCode: String?
        let value: String?
        let children: [Expression]?
    }

    struct Failure: Decodable {
        let description: String?
    }

    struct Miscount: Decodable {
        let actual: Int?
        let expected: Expected?

        /// A number, or the least and the greatest.
        struct Expected: Decodable {
            let text: String

            private struct Range: Decodable {
                let min: Int?
                let max: Int?
            }

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Int.self) {
                    text = "\(number)"
                } else {
                    let range = try container.decode(Range.self)
                    text = (range.min.map(String.init) ?? "") + "..." + (range.max.map(String.init) ?? "")
                }
            }
        }
    }
}

extension EventRecord.Issue {
    /// The library's words for it, from its parts: the first line is the message.
    func words(comments: [String]) -> [String] {
        if let expression { return ["Expectation failed: \(expression.text)"] + comments }
        if let error {
            return ["Caught error: \(error.description ?? "an error without a description")"] + comments
        }
        if let miscount = confirmationMiscount {
            let actual = count("\(miscount.actual ?? 0)", "time")
            let expected = count(miscount.expected?.text ?? "?", "time")
            return [
                "Confirmation was confirmed \(actual), but expected to be confirmed \(expected)"
            ] + comments
        }
        if let exceededTimeLimit {
            return ["Time limit was exceeded: \(exceededTimeLimit) seconds"] + comments
        }
        return comments.isEmpty ? [] : ["Issue recorded"] + comments
    }

    private func count(_ number: String, _ noun: String) -> String {
        "\(number) \(noun)\(number == "1" ? "" : "s")"
    }
}

extension EventRecord.Expression {
    /// The source with its parts' values: `(sut.totalText → "0.00 EUR") == "200.00 EUR"`.
    var text: String {
        let source = sourceCode ?? "an expression"
        var (text, rest) = ("", source[...])
        for part in children ?? [] {
            guard let code = part.sourceCode, let value = part.value, value != code, !code.isEmpty,
                let range = rest.firstRange(of: code)
            else { continue }
            text += rest[..<range.lowerBound] + "(\(code) → \(value))"
            rest = rest[range.upperBound...]
        }
        return text + rest
    }
}

/// A field that is nil where it is missing, or of a kind that we do not know.
@propertyWrapper
struct Lenient<Value: Decodable>: Decodable {
    var wrappedValue: Value?

    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) { wrappedValue = try? Value(from: decoder) }
}

extension KeyedDecodingContainer {
    func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
        try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
    }
}
