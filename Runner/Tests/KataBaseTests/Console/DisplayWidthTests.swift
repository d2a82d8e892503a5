import Testing

@testable import KataBase

struct DisplayWidthTests {
    @Test(arguments: texts)
    func `a text takes this many columns`(_ text: String, _ width: Int) {
        #expect(displayWidth(of: text) == width)
    }

    static let texts: [(String, Int)] = [
        ("", 0),
        ("Swift 6", 7),
        ("naïve → …", 9),
        ("e\u{301}", 1),
        ("\u{301}", 0),
        ("日本語", 6),
        ("한글", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("ＡＢ", 4),
        ("ｱ", 1),
        ("🧱", 2),
        ("👩‍🔧", 2),
        ("👍🏽", 2),
        ("🇩🇪", 2),
        ("1️⃣", 2),
        ("✔", 1),
        ("✔️", 2),
        ("⏳", 2),
        ("│─■", 3),
        ("a\u{200B}b\u{FEFF}", 2),
        ("a\nb\u{7}", 2),
        ("\u{1B}[1;31mRED\u{1B}[39m", 3),
        ("\u{1B}]8;;https://swift.org\u{1B}\\日\u{1B}]8;;\u{1B}\\", 2),
        ("\u{1B}]0;title\u{7}a", 1),
        ("\u{1B}a", 1),
    ]
}
