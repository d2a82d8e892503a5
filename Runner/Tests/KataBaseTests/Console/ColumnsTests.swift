import Testing

@testable import KataBase

@Suite("A text in a column")
struct ColumnsTests {
    @Test(arguments: [("ab", "ab  "), ("日", "日  "), ("abcde", "abcde")])
    func `blanks fill it up`(_ text: String, _ column: String) {
        #expect(text.padded(to: 4) == column)
    }

    @Test func `a number stands at its right`() {
        #expect("12".padded(to: 4, right: true) == "  12")
    }

    @Test(arguments: [("abcd", "abcd"), ("abcde", "abc…"), ("日本語", "日…"), ("", "")])
    func `what is too wide is cut, and says so`(_ text: String, _ column: String) {
        #expect(text.cut(to: 4) == column)
    }
}
