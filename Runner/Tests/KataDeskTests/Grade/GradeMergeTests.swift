import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk

/// `./kata grade --merge`, on lines that shards printed.
struct GradeMergeTests {
    private let fixture: FixtureWorkspace
    private let rows = [
        GradeRow.example("ada", chapter: "Greeting"), .example("bob", chapter: "Greeting", green: 4),
        .example("cleo", chapter: "Greeting", green: nil, remark: "It is empty."),
    ]

    init() throws { fixture = try FixtureWorkspace() }

    private func line(_ row: GradeRow) throws -> String { try JSONLine.encode(row) + "\n" }

    private func write(_ rows: [GradeRow], to file: String) throws {
        try fixture.write(try rows.map(line).joined(), to: file)
    }

    private func reports(_ files: String...) async throws -> [String] {
        let run = try await fixture.kata(
            ["grade", "--merge"] + files + ["--csv", "r.csv", "--junit", "r.xml", "--html", "r.html"])
        #expect(run.errors == "")
        #expect(run.status == 0)
        let json = try await fixture.kata(["grade", "--merge", "--json"] + files)
        return try [run.output, json.output] + ["r.csv", "r.xml", "r.html"].map(fixture.read)
    }

    @Test func `shards make the same report as one run, in whatever order`() async throws {
        try write(rows, to: "all.json")
        try write([rows[2], rows[0]], to: "1.json")
        try write([rows[1]], to: "2.json")
        try write([], to: "3.json")

        let whole = try await reports("all.json")

        #expect(try await reports("1.json", "2.json", "3.json") == whole)
        #expect(try await reports("3.json", "2.json", "1.json") == whole)
        #expect(whole[0].contains("3 copies: 1 finished, 1 red, 1 could not be graded.\n"))
        #expect(whole[1] == (try rows.map(line).joined()))
    }

    @Test func `a copy that was graded twice with one digest is there once`() async throws {
        var slow = rows[1]
        slow.seconds = 9
        try write(rows, to: "all.json")
        try write([slow], to: "again.json")

        let whole = try await reports("all.json")

        #expect(try await reports("again.json", "all.json") == whole)
        #expect(try await reports("all.json", "again.json") == whole)
    }

    @Test func `a copy that could not be graded at first is told of as it was graded then`() async throws {
        var failed = GradeRow.example("bob", chapter: "Greeting", green: nil, remark: "The disk is full.")
        (failed.digest, failed.seconds) = (rows[1].digest, 0.1)
        try write(rows, to: "all.json")
        try write([failed], to: "first.json")

        let whole = try await reports("all.json")

        #expect(try await reports("first.json", "all.json") == whole)
        #expect(try await reports("all.json", "first.json") == whole)
    }

    @Test func `a copy that only one machine's wrong values unmasked is not to be trusted`() async throws {
        var (trusted, lying) = (
            rows[1], GradeRow.example("bob", chapter: "Greeting", green: nil, remark: "It lies.")
        )
        trusted.countercheck = GradeRow.Counterchecked(expectations: 19, met: 0)
        (lying.digest, lying.seconds) = (trusted.digest, 9)
        lying.countercheck = GradeRow.Counterchecked(expectations: 18, met: 1)
        try write([rows[0], trusted, rows[2]], to: "all.json")
        try write([lying], to: "again.json")
        try write([rows[0], lying, rows[2]], to: "lying.json")

        let whole = try await reports("lying.json")

        #expect(try await reports("again.json", "all.json") == whole)
        #expect(try await reports("all.json", "again.json") == whole)
    }

    @Test func `how many expectations were wrong on each machine makes no difference`() async throws {
        var other = rows[1]
        other.countercheck = GradeRow.Counterchecked(expectations: 18, met: 0)
        try write(rows, to: "all.json")
        try write([other], to: "again.json")

        _ = try await reports("again.json", "all.json")
    }

    @Test func `two verdicts on one copy are an error, whatever its digest`() async throws {
        var other = GradeRow.example("bob", chapter: "Greeting", green: 7)
        other.digest = rows[1].digest
        try write(rows, to: "all.json")
        try write([other], to: "other.json")

        let run = try await fixture.kata(["grade", "--merge", "all.json", "other.json"])

        #expect(run.status == 2)
        #expect(run.errors.contains("says something else of 'bob' than 'all.json', line 2"))
    }

    @Test func `copies of one name get as many parents in front as it takes`() {
        let paths = ["/a/in/ada", "/b/in/ada", "/b/in/bob", "/c/Zoe\u{301}", "/c/Zo\u{E9}", "/b/in/bob/"]

        let names = NamedCopy.sorted(paths).map { Array($0.name.utf8) }

        #expect(names == ["a/in/ada", "b/in/ada", "bob", "Zoe\u{301}", "Zo\u{E9}"].map { Array($0.utf8) })
    }

    struct Trouble: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let message: String
    }

    static let troubles: [Trouble] = [
        Trouble(
            testDescription: "a line that is cut short", text: #"{"schema":2,"copy":"dan","chap"#,
            message:
                "'new.json', line 2 is cut short, or is no line that ./kata grade --json prints. Grade that shard again, then merge again."
        ),
        Trouble(
            testDescription: "another schema", text: #"{"schema":1,"copy":"dan"}"#,
            message:
                "'new.json', line 2 has schema 1, and this ./kata reads schema 2. Grade and merge with one version, then merge again."
        ),
        Trouble(
            testDescription: "a row that is none", text: #"{"schema":2,"copy":"dan"}"#,
            message:
                "'new.json', line 2 has schema 2 and is no row of it. Grade that shard again, then merge again."
        ),
        Trouble(
            testDescription: "a line of no kind", text: #"{"schema":2,"chapter":"Greeting"}"#,
            message:
                "'new.json', line 2 has schema 2 and is no row of it. Grade that shard again, then merge again."
        ),
        Trouble(
            testDescription: "steps that nobody has",
            text:
                #"{"schema":2,"copy":"dan","chapter":"Greeting","steps":-1,"green":-1,"alteredTests":[],"seconds":1,"digest":""}"#,
            message:
                "'new.json', line 2 has schema 2 and is no row of it. Grade that shard again, then merge again."
        ),
        Trouble(
            testDescription: "another result of the same copy",
            text:
                #"{"schema":2,"copy":"bob","chapter":"Greeting","steps":12,"green":12,"alteredTests":[],"seconds":1,"digest":"x"}"#,
            message:
                "'new.json', line 2 says something else of 'bob' than 'all.json', line 2. Leave out the older of the two files, then merge again."
        ),
    ]

    @Test(arguments: troubles)
    func `a line that cannot be merged is named`(_ trouble: Trouble) async throws {
        try write(rows, to: "all.json")
        try fixture.write("\n\(trouble.text)", to: "new.json")

        let run = try await fixture.kata("grade", "--merge", "all.json", "new.json", "--csv", "r.csv")

        #expect(run.errors == trouble.message + "\n")
        #expect(run.output == "")
        #expect(run.status == 2)
        #expect(!Files.exists(fixture.root.appending(path: "r.csv")))
    }

    @Test func `what is missing is counted, and the shard named`() async throws {
        var shared = rows
        for index in rows.indices { (shared[index].shard, shared[index].copies) = ("\(index % 2 + 1)/2", 3) }
        try write([shared[0], shared[2]], to: "1.json")
        try write([shared[1]], to: "2.json")
        try write([shared[0]], to: "short.json")

        let whole = try await fixture.kata("grade", "--merge", "1.json", "2.json")
        let half = try await fixture.kata("grade", "--merge", "1.json")
        let short = try await fixture.kata("grade", "--merge", "short.json", "2.json")

        #expect((whole.status, half.status, short.status) == (0, 1, 1))
        #expect(whole.errors == "")
        #expect(
            half.errors
                == "Greeting: 2 of 3 copies are here; nothing is here of --shard 2/2. Grade it, and merge all files.\n"
        )
        #expect(
            short.errors == "Greeting: 2 of 3 copies are here; a file is cut short. Grade that shard again.\n"
        )
        #expect(half.output.contains("2 copies: "))
    }

    @Test func `who handed in nothing is a row of the table, and no copy`() async throws {
        var named = rows
        named[0].copy = "Greeting-Ada_Löve.zip"
        try write(named, to: "all.json")
        try fixture.write("ada löve\n\nBob\r\nDan the Man\nEve\n", to: "class.txt")

        let run = try await fixture.kata(
            "grade", "--merge", "all.json", "--class", "class.txt", "--csv", "r.csv", "--html", "r.html",
            "--junit", "r.xml")

        #expect(run.status == 0)
        #expect(run.output.contains("\nDan the Man           │ –     │ nothing handed in  "), "\(run.output)")
        #expect(run.output.contains("Dan the Man: Nothing was handed in under this name."))
        #expect(
            run.output.contains(
                "3 copies: 1 finished, 1 red, 1 could not be graded. 2 people handed in nothing.\n"))
        #expect(try fixture.read("r.csv").contains("\"Dan the Man\""))
        let page = try fixture.read("r.html")
        #expect(
            page.contains(
                "<bdi>Dan the Man</bdi></th><td class=\"open\" colspan=\"12\">nothing handed in</td>"))
        #expect(try fixture.read("r.xml").contains("<error type=\"nothingHandedIn\" message=\"Nothing was "))
        let none = try await fixture.kata("grade", "--merge", "all.json", "--class", "none.txt")
        #expect(none.status == 2)
    }

    @Test func `who handed in nothing is named on a line that is no copy's, which can be merged again`()
        async throws
    {
        try write(rows, to: "all.json")
        try fixture.write("ada\nDan the Man\nEve\n", to: "class.txt")
        let json = try await fixture.kata("grade", "--merge", "all.json", "--class", "class.txt", "--json")
        let absent = #"{"absent":["Dan the Man","Eve"],"chapter":"Greeting","schema":2}"# + "\n"
        try fixture.write(json.output, to: "merged.json")
        try write([.example("Dan the Man", chapter: "Greeting")], to: "late.json")

        let again = try await fixture.kata("grade", "--merge", "merged.json")
        let both = try await fixture.kata("grade", "--merge", "merged.json", "--class", "class.txt")
        let late = try await fixture.kata("grade", "--merge", "merged.json", "late.json")

        #expect(json.output == (try rows.map(line).joined()) + absent)
        #expect(
            again.output.contains("3 copies: ") && again.output.contains(" 2 people handed in nothing.\n"))
        #expect(both.output == again.output)
        #expect(late.output.contains("4 copies: ") && late.output.contains(" 1 person handed in nothing.\n"))
    }

    @Test func `lines as they were printed before can be merged with those of today`() async throws {
        var (ada, bob) = (rows[0], rows[1])
        (ada.likeness, bob.likeness) = ("x", "x")
        var (named, other) = (ada, bob)
        (named.alike, other.alike) = (["bob"], ["ada"])
        // Of the earlier of two that are alike there were two lines, and who handed in nothing had one.
        let absent = GradeRow(
            copy: "Dan", chapter: "Greeting", steps: 12, remark: "Nothing was handed in under this name.",
            seconds: 0, digest: "")
        try write([ada, other, named, absent], to: "before.json")
        try write([ada, bob], to: "today.json")
        try fixture.write(
            try fixture.read("today.json") + #"{"alike":["ada","bob"],"chapter":"Greeting","schema":2}"#
                + "\n" + #"{"absent":["Dan"],"chapter":"Greeting","schema":2}"# + "\n", to: "today.json")

        let before = try await reports("before.json")
        let today = try await reports("today.json")

        #expect(before == today)
        #expect(before == (try await reports("before.json", "today.json")))
        #expect(before[0].contains("2 copies: 1 finished, 1 red. 1 person handed in nothing.\n"))
        #expect(before[1] == (try fixture.read("today.json")))
    }

    @Test func `no file and a file that is not there are named`() async throws {
        let none = try await fixture.kata("grade", "--merge")
        let gone = try await fixture.kata("grade", "--merge", "gone.json")

        #expect(
            none.errors == "'--merge' needs the files that hold the shards' lines. See: ./kata grade --help\n"
        )
        #expect(gone.errors.contains("/gone.json': No such file or directory. "))
        #expect([none.status, gone.status] == [2, 2])
    }

    @Test func `a report that cannot be written is named, after the table`() async throws {
        try write(rows, to: "all.json")
        try fixture.shell("mkdir folder")

        let run = try await fixture.kata("grade", "--merge", "all.json", "--csv", "folder")

        #expect(run.output.contains("3 copies"))
        #expect(run.errors.contains("/folder': Is a directory. "))
        #expect(run.status == 2)
    }
}
