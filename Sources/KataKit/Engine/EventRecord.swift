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
        let kind: String?
        let id: String?
        let name: String?
        let displayName: String?
        let sourceLocation: Location?
        let testID: String?
        let issue: Issue?
        let comments: [String]?
        let messages: [Message]?

        private enum CodingKeys: CodingKey {
            case kind, id, name, displayName, sourceLocation, testID, issue, comments, messages
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            kind = fields.lenient(.kind)
            id = fields.lenient(.id)
            name = fields.lenient(.name)
            displayName = fields.lenient(.displayName)
            sourceLocation = fields.lenient(.sourceLocation)
            testID = fields.lenient(.testID)
            issue = fields.lenient(.issue)
            comments = fields.lenient(.comments)
            messages = fields.lenient(.messages)
        }
    }

    struct Issue: Decodable {
        let isKnown: Known?
        let isFailure: Bool?
        let sourceLocation: Location?
        let expression: Expression?
        let error: Failure?
        let confirmationMiscount: Miscount?
        /// In seconds.
        let exceededTimeLimit: Double?

        private enum CodingKeys: CodingKey {
            case isKnown, isFailure, sourceLocation, expression, error, confirmationMiscount
            case exceededTimeLimit
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            isKnown = fields.lenient(.isKnown)
            isFailure = fields.lenient(.isFailure)
            sourceLocation = fields.lenient(.sourceLocation)
            expression = fields.lenient(.expression)
            error = fields.lenient(.error)
            confirmationMiscount = fields.lenient(.confirmationMiscount)
            exceededTimeLimit = fields.lenient(.exceededTimeLimit)
        }
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
        let line: Int?
        let column: Int?

        private enum CodingKeys: String, CodingKey {
            case fileID, filePath, line, column
            case underscoredFilePath = "_filePath"
        }

        var path: String { filePath ?? underscoredFilePath ?? fileID ?? "" }
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
    /// What the library would say of it, from what it is made of: the first line is the message.
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

extension KeyedDecodingContainer {
    /// The field if it is there and of the kind that we know.
    fileprivate func lenient<Value: Decodable>(_ key: Key) -> Value? {
        try? decodeIfPresent(Value.self, forKey: key)
    }
}
