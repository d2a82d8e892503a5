import TestSupport
import Testing

@testable import PaperUITesting

@Suite(.endsInTime)
struct UnifiedDiffTests {
    @Test func `equal texts have none`() {
        #expect(UnifiedDiff(from: "a\nb\n", to: "a\nb\n").isEmpty)
        #expect(UnifiedDiff(from: "", to: "").description == "")
    }

    @Test func `a changed line stands among the three around it`() {
        expect(
            from: (1...9).map { "line \($0)\n" }.joined(),
            to: (1...9).map { $0 == 5 ? "LINE 5\n" : "line \($0)\n" }.joined(),
            """
            --- reference
            +++ actual
            @@ -2,7 +2,7 @@
             line 2
             line 3
             line 4
            -line 5
            +LINE 5
             line 6
             line 7
             line 8

            """)
    }

    @Test func `changes far apart have hunks of their own`() {
        expect(
            from: (1...20).map { "\($0)\n" }.joined(),
            to: "0\n" + (1...19).map { "\($0)\n" }.joined(),
            """
            --- reference
            +++ actual
            @@ -1,3 +1,4 @@
            +0
             1
             2
             3
            @@ -17,4 +18,3 @@
             17
             18
             19
            -20

            """)
    }

    @Test func `changes whose surroundings touch share a hunk`() {
        expect(
            from: "a\n1\n2\n3\n4\n5\n6\nb\n", to: "A\n1\n2\n3\n4\n5\n6\nB\n",
            """
            --- reference
            +++ actual
            @@ -1,8 +1,8 @@
            -a
            +A
             1
             2
             3
             4
             5
             6
            -b
            +B

            """)
    }

    @Test func `text against nothing`() {
        expect(
            from: "", to: "a\nb\n",
            """
            --- reference
            +++ actual
            @@ -0,0 +1,2 @@
            +a
            +b

            """)
        expect(
            from: "a\n", to: "",
            """
            --- reference
            +++ actual
            @@ -1 +0,0 @@
            -a

            """)
    }

    @Test func `a last line that does not end says so`() {
        expect(
            from: "a\nb", to: "a\nb\n",
            """
            --- reference
            +++ actual
            @@ -1,2 +1,2 @@
             a
            -b
            \\ No newline at end of file
            +b

            """)
    }

    @Test(arguments: [
        ("9:41\u{202F}AM", "9:41⟨U+202F⟩AM", "9:41 AM", "9:41 AM", "U+202F is NARROW NO-BREAK SPACE"),
        ("Coco", "Coco", "Coco ", "Coco⟨U+0020⟩", "U+0020 is SPACE"),
        ("a\tb", "a⟨U+0009⟩b", "a    b", "a    b", "U+0009 is TAB"),
        ("❤", "❤", "❤\u{FE0F}", "❤⟨U+FE0F⟩", "U+FE0F is VARIATION SELECTOR-16"),
        (
            "\u{0421}oco", "⟨U+0421⟩oco", "Coc\u{03BF}", "Coc⟨U+03BF⟩",
            "U+0421 is CYRILLIC CAPITAL LETTER ES, U+03BF is GREEK SMALL LETTER OMICRON"
        ),
    ])
    func `lines that look alike say what differs`(
        _ old: String, _ oldSpelled: String, _ new: String, _ newSpelled: String, _ names: String
    ) {
        expect(
            from: "Coco\n\(old)\n2017\n", to: "Coco\n\(new)\nUp\n",
            """
            --- reference
            +++ actual
            @@ -1,3 +1,3 @@
             Coco
            -\(oldSpelled)
            -2017
            +\(newSpelled)
            +Up
            They look alike: \(names).

            """)
    }

    @Test func `each of several lines that look alike is held against its own`() {
        expect(
            from: "12\u{A0}€\n1\u{A0}€\n", to: "0 €\n12 €\n1 €\n",
            """
            --- reference
            +++ actual
            @@ -1,2 +1,3 @@
            -12⟨U+00A0⟩€
            -1⟨U+00A0⟩€
            +0 €
            +12 €
            +1 €
            They look alike: U+00A0 is NO-BREAK SPACE.

            """)
    }

    private func expect(
        from old: String, to new: String, _ diff: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(UnifiedDiff(from: old, to: new).description == diff, sourceLocation: sourceLocation)
    }
}
