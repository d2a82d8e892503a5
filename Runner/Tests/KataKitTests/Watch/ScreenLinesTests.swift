import Testing

@testable import KataBase
@testable import KataKit

struct ScreenLinesTests {
    @Test func `a line that fits is left alone`() {
        #expect(ScreenLines(width: 10).lines("one\n\n  two 789") == ["one", "", "  two 789"])
    }

    @Test func `a long line is broken at a blank and goes on below its beginning`() {
        #expect(ScreenLines(width: 12).lines("  one two three four") == ["  one two", "  three four"])
    }

    @Test func `a word that no line can hold is cut`() {
        #expect(ScreenLines(width: 5).lines("abcdefghijkl m") == ["abcde", "fghij", "kl m"])
    }

    @Test func `a path that no line can hold is broken behind a slash, and no name in it is`() {
        #expect(
            ScreenLines(width: 20).lines("  reference: Tests/FilmsTests/theCardNames.txt end") == [
                "  reference:", "  Tests/FilmsTests/", "  theCardNames.txt", "  end",
            ])
        #expect(ScreenLines(width: 4).lines("/ab/cdefg") == ["/ab/", "cdef", "g"])
    }

    @Test func `a name that fits without the indentation is not broken`() {
        #expect(ScreenLines(width: 10).lines("    a bcdefghij") == ["    a", " bcdefghij"])
        #expect(ScreenLines(width: 10).lines("    bcdefghij k") == [" bcdefghij", "    k"])
    }

    @Test func `wide characters take two columns`() {
        #expect(ScreenLines(width: 5).lines("日本語") == ["日本", "語"])
    }

    @Test func `colours end with a line and begin again on the next`() {
        let text = TextStyle.color.red("one two") + " three"

        #expect(
            ScreenLines(width: 4).lines(text) == [
                "\u{1B}[31mone\u{1B}[39m", "\u{1B}[31mtwo\u{1B}[39m", "thre", "e",
            ])
    }

    @Test func `a link is whole on every line`() {
        let text = TextStyle.color.hyperlink("one two", url: "file:///x")

        #expect(
            ScreenLines(width: 4).lines(text) == [
                "\u{1B}]8;;file:///x\u{1B}\\one\u{1B}]8;;\u{1B}\\",
                "\u{1B}]8;;file:///x\u{1B}\\two\u{1B}]8;;\u{1B}\\",
            ])
    }

    @Test func `what would move the cursor is shown`() {
        #expect(
            ScreenLines(width: 20).lines("a\u{1B}[2Jb\u{1B}[5;5Hc\r\n\td\u{7}\u{1B}e") == [
                "a␛[2Jb␛[5;5Hc", "    d␇␛e",
            ])
    }
}
