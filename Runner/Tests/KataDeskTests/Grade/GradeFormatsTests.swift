import Foundation
import RunnerTesting
import Testing

@testable import KataDesk

/// Each format, read back by a parser that is not ours.
struct GradeFormatsTests {
    private struct Suite: Decodable {
        let name: String
        let fates: [String]
        let messages: [String]
        let properties: [String: String]
    }

    private var rows: [GradeRow] {
        var found = GradeRow.example("dan")
        found.archive = "work, really/dan.zip"
        found.countercheck = GradeRow.Counterchecked(expectations: 19, met: 0)
        return GradeReport(
            rows: [
                found, .example("ada", seconds: 1.239), .example("bob", green: 4, reason: "crash"),
                .example("cleo", green: nil, remark: "It is empty."),
            ] + GradeRow.hostile
        ).rows
    }

    // MARK: CSV

    @Test(Reader.isThere) func `Python reads every cell of the CSV`() async throws {
        let seen = try await Reader.read("csv", GradeCSV(rows: rows).text, as: [[String: String]].self)

        try #require(seen.count == rows.count)
        for (row, cells) in zip(rows, seen) {
            #expect(cells.count == 26)
            for (column, text) in [
                "copy": row.copy, "title": row.red?.title, "reason": row.red?.reason,
                "message": row.red?.message,
                "unguarded": row.own?.unguarded[0], "remark": row.remark, "archive": row.archive,
            ] {
                let cell = try #require(cells[column])
                #expect(cell == (text ?? "").visible || cell == "'" + (text ?? "").visible)
            }
            #expect(cells["green"] == (row.green.map(String.init) ?? ""))
            #expect(cells["steps"] == "12")
        }
        #expect(seen.first { $0["copy"] == "ada" }?["seconds"] == "1.24")
        let wrong = ["dan", "ada"].map { name in seen.first { $0["copy"] == name } }
        #expect(wrong.map { $0?["wrong expectations"] } == ["19", ""])
        #expect(wrong.map { $0?["wrong expectations met"] } == ["0", ""])
    }

    @Test(Reader.isThere) func `no cell is a formula`() async throws {
        let texts = ["=1", "+1", "-1", "@x", "\t=1", "＝1", "＋1", "－1", "＠1", "'=1", " =1", "\r=1", "\n=1"]
        let rows = texts.map { GradeRow.example($0, remark: $0) }

        let seen = try await Reader.read("csv", GradeCSV(rows: rows).text, as: [[String: String]].self)

        #expect(
            seen.compactMap { $0["copy"] } == [
                "'=1", "'+1", "'-1", "'@x", "'\t=1", "'＝1", "'＋1", "'－1", "'＠1", "'=1", " =1", "␍=1", "\n=1",
            ])
        #expect(seen.map { $0["copy"] } == seen.map { $0["remark"] })
    }

    @Test func `a line of the CSV ends as RFC 4180 has it, and a quote is doubled`() {
        let lines = GradeCSV(rows: [.example("a \"b\", c")]).text.components(separatedBy: "\r\n")

        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("\"chapter\",\"copy\",\"commit\",\"green\",\"steps\",\"red\","))
        #expect(lines[1].hasPrefix("\"InvoiceEditor\",\"a \"\"b\"\", c\",\"\",\"12\",\"12\",\"\","))
        #expect(lines[2] == "")
    }

    // MARK: JUnit

    @Test(Reader.isThere) func `Python reads a suite a copy and a case a step`() async throws {
        let seen = try await Reader.read("junit", GradeJUnit(rows: rows).text, as: [Suite].self)

        try #require(seen.count == rows.count)
        let ada = try #require(seen.first { $0.name == "ada" })
        #expect(ada.fates == Array(repeating: "passed", count: 12))
        let bob = try #require(seen.first { $0.name == "bob" })
        #expect(
            bob.fates == Array(repeating: "passed", count: 4) + ["failure"]
                + Array(repeating: "skipped", count: 7))
        #expect(bob.messages == ["It is not so"])
        let cleo = try #require(seen.first { $0.name == "cleo" })
        #expect(cleo.fates == ["error"])
        #expect(cleo.messages == ["It is empty."])
        for (row, suite) in zip(rows, seen) where row.own != nil {
            // To XML, a tab in an attribute is a blank.
            let text = row.copy.printable.replacing("\t", with: " ")
            #expect(suite.name == text || suite.name == "␠")
            #expect(suite.messages == [text])
            #expect(suite.properties["own tests: unguarded"] == text)
            #expect(suite.properties["own tests: caught"] == "3")
        }
    }

    @Test(Reader.isThere) func `no copy at all is a JUnit file, too`() async throws {
        #expect(try await Reader.read("junit", GradeJUnit(rows: []).text, as: [Suite].self).isEmpty)
    }

    // MARK: JSON lines

    @Test(Reader.isThere) func `Python reads every line, and so do we`() async throws {
        struct Line: Decodable {
            let schema: Int
            let copy: String
            let remark: String?
        }
        let printer = Printer(style: .plain)
        for row in rows { try printer.console.print(json: row) }
        for line in GradeClosing.all(of: rows) { try printer.console.print(json: line) }

        let seen = try await Reader.read("json", printer.output, as: [Line].self)

        #expect(seen.map { Array($0.copy.utf8) } == rows.map { Array($0.copy.utf8) })
        #expect(seen.map(\.remark) == rows.map(\.remark))
        #expect(seen.allSatisfy { $0.schema == 2 })
        let fixture = try FixtureWorkspace()
        try fixture.write(printer.output, to: "rows.json")
        #expect(try GradeLines(files: [fixture.root.appending(path: "rows.json").path]).rows() == rows)
    }
}
