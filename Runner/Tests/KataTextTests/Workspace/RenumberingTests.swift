import Foundation
import Testing

@testable import KataText

/// A learner's work follows the titles of its steps.
struct RenumberingTests {
    @Test func `the headings of a text are its steps, with whose test it is`() {
        let text = """
            # 1 · A chapter

            ## Step 1 · One
            *5 minutes*

            ```swift
            ## Step 2 · In a fence
            ```

            ## Step 2 · Two

            *7 minutes, and the test is yours*

            ## Your turn

            ## Step 4 · Out of order
            *5 minutes*
            """
        #expect(
            Renumbering.Heading.all(in: text) == [
                .init(title: "One", isOwn: false), .init(title: "Two", isOwn: true),
            ])
    }

    @Test(arguments: [
        (1, 1), (2, 3), (3, 4),
    ])
    func `a step in front of others moves them`(_ old: Int, _ new: Int) {
        let sut = renumbering(["A", "B", "C"], ["A", "New", "B", "C"])
        #expect(sut.number(of: old) == new)
        #expect(sut.place(of: old) == new)
        #expect(!sut.isNone)
    }

    @Test func `steps that stay where they are need nothing`() {
        #expect(renumbering(["A", "B"], ["A", "B"]).isNone)
        #expect(renumbering(["A", "B"], ["A", "B", "C"]).isNone)
        #expect(renumbering([], ["A"]).isNone)
    }

    @Test func `a step with another title is the same between the same neighbours`() {
        let sut = renumbering(["A", "B", "C"], ["New", "A", "Be", "C"])
        #expect(sut.number(of: 2) == 3)
        #expect(sut.place(of: 2) == 3)
    }

    @Test func `a step that is gone has no number, and a place`() {
        let sut = renumbering(["A", "B", "C"], ["A", "C"])
        #expect(sut.number(of: 2) == nil)
        #expect(sut.place(of: 2) == 2)
        #expect(sut.place(of: 3) == 2)
        #expect(renumbering(["A", "B"], ["A"]).place(of: 2) == 1)
    }

    @Test func `who had not begun has not begun`() {
        #expect(renumbering(["A"], ["New", "A"]).place(of: 0) == 0)
    }

    @Test func `where nothing is known, a number stays`() {
        #expect(renumbering([], []).place(of: 7) == 7)
        #expect(renumbering([], ["A", "B", "C"]).place(of: 2) == 2)
    }

    @Test func `tests follow their steps, name and conditions`() {
        let sut = renumbering(["A", "B", "C"], ["A", "New", "B", "C"])
        let files = [
            "Sources/Chapter/MyStep2.swift": "#if STEP_2\n#endif\n",
            "Tests/ChapterTests/MyStep2.swift":
                "#if STEP_2 && !STEP_30 // as in STEP_2\nlet text = \"STEP_2\"\r\n#endif\n",
            "Tests/ChapterTests/MyStep3.swift": "  #if STEP_3\n  #elseif STEP_1\n  #endif\n",
            "Tests/ChapterTests/MyTests.swift": "// no condition, STEP_2\n",
        ]
        #expect(
            sut.carried(files.mapValues { Data($0.utf8) }).mapValues { String(decoding: $0, as: UTF8.self) }
                == [
                    "Sources/Chapter/MyStep2.swift": "#if STEP_2\n#endif\n",
                    "Tests/ChapterTests/MyStep3.swift":
                        "#if STEP_3 && !STEP_30 // as in STEP_3\nlet text = \"STEP_2\"\r\n#endif\n",
                    "Tests/ChapterTests/MyStep4.swift": "  #if STEP_4\n  #elseif STEP_1\n  #endif\n",
                    "Tests/ChapterTests/MyTests.swift": "// no condition, STEP_2\n",
                ])
    }

    @Test func `tests of a step that is gone make room, and stay`() {
        let sut = renumbering(["A", "B", "C"], ["A", "C"])
        let files = [
            "Tests/ChapterTests/MyStep2.swift": Data("2".utf8),
            "Tests/ChapterTests/MyStep3.swift": Data("3".utf8),
        ]
        #expect(
            sut.carried(files) == [
                "Tests/ChapterTests/MyFormerStep2.swift": Data("2".utf8),
                "Tests/ChapterTests/MyStep2.swift": Data("3".utf8),
            ])
    }

    @Test func `a place that is taken is not taken twice`() {
        let sut = renumbering(["A", "B", "C"], ["A", "C"])
        let names = sut.names(of: ["MyTests.swift", "MyStep2.swift", "MyFormerStep2.swift", "MyStep3.swift"])
        #expect(
            names == [
                "MyTests.swift": "MyTests.swift", "MyFormerStep2.swift": "MyFormerStep2.swift",
                "MyStep2.swift": "MyFormerFormerStep2.swift", "MyStep3.swift": "MyStep2.swift",
            ])
    }

    @Test func `where nothing is known, names stay`() {
        #expect(renumbering([], ["A"]).names(of: ["MyStep1.swift"]) == ["MyStep1.swift": "MyStep1.swift"])
    }

    @Test func `what is no text stays as it is`() {
        let bytes = Data([0xFF] + Array("\n#if STEP_2\n".utf8))
        #expect(renumbering(["A", "B"], ["New", "A", "B"]).renumbered(bytes) == bytes)
    }

    @Test func `a step whose test was ours is handed over to whoever is past it`() {
        let old = [heading("A"), heading("B"), heading("C", isOwn: true), heading("D")]
        let new = [
            heading("A"), heading("New"), heading("B", isOwn: true), heading("C", isOwn: true),
            heading("D", isOwn: true),
        ]
        let sut = Renumbering(from: old, to: new)
        #expect(sut.handedOver(before: 2) == [])
        #expect(sut.handedOver(before: 3) == [3])
        #expect(sut.handedOver(before: 4) == [3])
        #expect(sut.handedOver(before: 5) == [3, 5])
    }

    private func heading(_ title: String, isOwn: Bool = false) -> Renumbering.Heading {
        .init(title: title, isOwn: isOwn)
    }

    private func renumbering(_ old: [String], _ new: [String]) -> Renumbering {
        Renumbering(from: old.map { heading($0) }, to: new.map { heading($0) })
    }
}
