import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk

struct GradeReportTests {
    private let own = GradeRow.Own(
        sound: ["a()"], contradicting: [], deciding: [], caught: 9, mistakes: 14,
        unguarded: ["Sent once", "A mark says why"])

    private func text(_ rows: [GradeRow], width: Int = 80, style: TextStyle = .plain) -> String {
        GradeReport(rows: rows, titles: ["InvoiceEditor": "1 · The invoice editor"])
            .text(style: style, width: width)
    }

    private var room: [GradeRow] {
        var empty = GradeRow.example("dan", green: nil, remark: "It holds no Sources/InvoiceEditor.")
        empty.alteredTests = ["Tests/InvoiceEditorTests/Step2-OneLine.swift"]
        return [
            .example("bob", green: 4, reason: "doesNotCompile", own: own), .example("ada"),
            .example("cleo", green: 4), .example("eve", green: 9, reason: "timeout"), empty,
            .example(
                "fay",
                own: GradeRow.Own(
                    sound: ["a()"], contradicting: [], deciding: [], caught: 13, mistakes: 14,
                    unguarded: ["Sent once"])),
        ]
    }

    @Test func `a table in 80 columns, those first who are stuck`() {
        expectRecorded(text(room), as: "80-columns")
    }

    @Test func `the archive that was graded is named`() {
        var row = GradeRow.example("ada")
        row.archive = "work/InvoiceEditor.zip"

        #expect(row.remarks == ["Graded was the archive in it: work/InvoiceEditor.zip"])
    }

    @Test func `a table in 30 columns`() {
        expectRecorded(text(room, width: 30), as: "30-columns")
    }

    @Test func `red and green have a colour as well as a word`() {
        let text = text(room, style: .color)

        #expect(text.contains(TextStyle.color.bold(TextStyle.color.red("RED"))))
        #expect(text.contains(TextStyle.color.bold(TextStyle.color.green("GREEN"))))
    }

    @Test func `nothing was graded`() {
        #expect(text([]) == "There is no copy to report on.")
        expectRecorded(text([.example("ada", green: nil, remark: "It is empty.")]), as: "not-graded")
    }

    @Test func `of two chapters each has a table`() {
        expectRecorded(text([.example("ada", chapter: "Movies"), .example("ada")]), as: "two-chapters")
    }

    @Test func `whoever has no test leaves nothing unguarded`() {
        let none = GradeRow.Own(
            sound: [], contradicting: [], deciding: [], caught: 0, mistakes: 14, unguarded: ["Sent twice"])

        #expect(text([.example("ada", own: none)]).hasSuffix("\n1 copy: 1 finished."))
        #expect(
            text([.example("ada", own: none), .example("bob", own: own)])
                .hasSuffix("\nMost own tests leave “A mark says why” unguarded: 1 of 1."))
    }

    @Test func `most are not where as many are as elsewhere`() {
        let equals: [GradeRow] = [
            .example("ada", green: 0, own: own(["A"])), .example("bob", green: 1, own: own(["B"])),
            .example("cleo", green: 2, own: own([])),
        ]

        #expect(text(equals).hasSuffix("\n3 copies: 3 red."))
        #expect(
            text(equals + [.example("dan", green: 1, own: own(["B"]))]).hasSuffix(
                "\nMost are at step 2, “A title”: 2 of 4.\nMost own tests leave “B” unguarded: 2 of 4."))
        #expect(
            text(equals + [.example("dan", green: 1), .example("eve", green: 2)])
                .hasSuffix("\n5 copies: 5 red."))
        // What more than half have, most have, as many as may have another one.
        #expect(
            text([.example("ada", own: own(["A", "B"])), .example("bob", own: own(["B", "A"]))])
                .hasSuffix("\nMost own tests leave “A” unguarded: 2 of 2."))
    }

    private func own(_ unguarded: [String]) -> GradeRow.Own {
        GradeRow.Own(
            sound: ["a()"], contradicting: [], deciding: [], caught: 9, mistakes: 14, unguarded: unguarded)
    }

    @Test func `a message of several lines has them on the page`() {
        let page = GradeReport(rows: [.example("ada", green: 3, message: "It is:\n  a\u{1B}\nand b")]).page

        #expect(page.contains("<pre><samp>It is:\n  a␛\nand b</samp></pre>"))
    }

    @Test func `the order of the rows makes no difference`() {
        let report = { (rows: [GradeRow]) in
            let report = GradeReport(rows: rows)
            return [
                report.text(style: .plain, width: 80), report.page, GradeCSV(rows: report.rows).text,
                GradeJUnit(rows: report.rows).text,
            ]
        }
        let rows = room + [.example("Ada")] + GradeRow.hostile

        #expect(report(rows) == report(rows.reversed()))
    }

    @Test func `a name is cut where it is longer than its column, and shown where it would be obeyed`() {
        let text = text(
            [.example(String(repeating: "漢", count: 40)), .example("a\u{1B}[2J\n\u{202E}b|`c`*d*")],
            style: .color)

        #expect(text.contains("\n\(String(repeating: "漢", count: 14))…"))
        #expect(text.contains("\na␛[2J␊⟨U+202E⟩b|`c`*d* "))
    }
}
