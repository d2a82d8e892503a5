import Testing

/// What an editor, or git, makes of a text without changing what it says.
package struct SavedText: CustomTestStringConvertible, Sendable {
    package let testDescription: String
    package let change: @Sendable (String) -> String

    package static let all = [
        SavedText(testDescription: "CRLF") { $0.replacing("\n", with: "\r\n") },
        SavedText(testDescription: "a byte order mark") { "\u{FEFF}" + $0 },
        SavedText(testDescription: "a byte order mark and CRLF") {
            "\u{FEFF}" + $0.replacing("\n", with: "\r\n")
        },
        SavedText(testDescription: "no newline at the end") { String($0.dropLast()) },
        SavedText(testDescription: "a newline more at the end") { $0 + "\n" },
    ]
}
