import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk

/// The paths that `./kata grade` is given, and what becomes of one that leads nowhere.
struct GradePathTests {
    private let fixture: FixtureWorkspace
    /// So that whatever needs a toolchain cannot be done.
    private let noTools = ["PATH": "/none"]

    init() throws { fixture = try FixtureWorkspace() }

    @Test func `a copy stands where its path leads, and is called as its folder`() {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let above = here.deletingLastPathComponent().path

        let copies = NamedCopy.sorted(["../Jan", "./../Jan/", "../none/../Jan", "."])

        #expect(Set(copies.map(\.place.path)) == ["\(above)/Jan", here.path])
        #expect(Set(copies.map(\.name)) == ["Jan", here.lastPathComponent])
    }

    @Test func `two of one name are told apart by where they stand`() {
        #expect(NamedCopy.sorted(["/nope", "/x/nope"]).map(\.name) == ["/nope", "x/nope"])
    }

    @Test func `a file whose name begins with a hyphen is one behind its folder`() async throws {
        try fixture.write("", to: "-x.zip")

        let run = try await fixture.kata("grade", "1", "-x.zip", environment: noTools)

        #expect(
            run.errors
                == "'-x.zip' is no option of './kata grade <chapter> <copy>…'. The file is: ./-x.zip See: ./kata grade --help\n"
        )
    }

    @Test func `where no path leads to anything, each row says where it was looked, and nothing is compiled`()
        async throws
    {
        let table = try await fixture.kata(
            "grade", "1", "../../Jan", "gone.zip/", environment: noTools, in: "Sources")
        let json = try await fixture.kata("grade", "1", "../Jan", "--json", environment: noTools)

        let root = fixture.root.real
        // A path may be wider than the terminal.
        let words = table.output.filter { !$0.isWhitespace }
        let above = root.deletingLastPathComponent().path
        #expect(words.contains("Jan:Thereisnothingat'\(above)/Jan'."), "\(table.output)")
        #expect(words.contains("gone.zip:Thereisnothingat'\(root.path)/Sources/gone.zip'."))
        #expect(table.output.hasSuffix("2 copies: 2 could not be graded.\n"))
        #expect(json.output.contains("\"remark\":\"There is nothing at '\(above)/Jan'.\""), "\(json.output)")
        #expect(json.output.count { $0 == "\n" } == 1)
        #expect([table.errors, json.errors] == ["", ""])
        #expect([table.status, json.status] == [2, 2])
    }

    @Test(arguments: [(["none/*"], "none/*"), (["../none/[ab]"], "../none/[ab]"), ([""], "")])
    func `what matches nothing is no path`(_ words: [String], _ pattern: String) async throws {
        let run = try await fixture.kata(["grade", "1"] + words, environment: noTools)

        #expect(run.errors == "'\(pattern)' matches no file or folder. See: ./kata grade --help\n")
        #expect(run.status == 2)
    }

    @Test func `a report of rows none of which was graded does not end well`() async throws {
        let lines = try ["ada", "bob"].map { name in
            try JSONLine.encode(
                GradeRow.example(name, chapter: "Greeting", green: nil, remark: "It is empty.")) + "\n"
        }
        try fixture.write(lines.joined(), to: "all.json")
        try fixture.write("", to: "none.json")

        let all = try await fixture.kata("grade", "--merge", "../\(fixture.root.lastPathComponent)/all.json")
        let none = try await fixture.kata("grade", "--merge", "none.json")

        #expect(all.output.hasSuffix("2 copies: 2 could not be graded.\n"), "\(all.errors)")
        #expect(none.output == "There is no copy to report on.\n")
        #expect([all.status, none.status] == [1, 1])
    }

    @Test func `the files of a report go where their paths lead`() async throws {
        let line = try JSONLine.encode(GradeRow.example("ada", chapter: "Greeting")) + "\n"
        try fixture.write(line, to: "rows/all.json")
        try fixture.write("ada\nbob\n", to: "rows/class.txt")
        try fixture.shell("mkdir out")

        let run = try await fixture.kata(
            "grade", "--merge", "../rows//all.json", "--class", "./../rows/class.txt",
            "--csv=../out/r.csv", "--junit", ".././out/r.xml", "--html", "~/out/r.html",
            environment: ["HOME": fixture.root.path], in: "Sources")
        let nowhere = try await fixture.kata(
            "grade", "--merge", "rows/all.json", "--csv", "../none/r.csv")

        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(try Files.list(fixture.root.appending(path: "out")) == ["r.csv", "r.html", "r.xml"])
        let missing = [
            "The folder of '../none/r.csv' is not there. Make that folder, or name another file.\n", "",
        ]
        #expect([nowhere.errors, nowhere.output] == missing)
        for words in [["report", "--summary"], ["report", "--junit"], ["board", "nowhere.git", "--html"]] {
            let run = try await fixture.kata(words + ["../none/r.csv"])
            #expect([run.errors, run.output] == missing, "\(words)")
            #expect(run.status == 2)
        }
        #expect(!Files.exists(fixture.root.deletingLastPathComponent().appending(path: "none")))
    }
}

#if os(Linux)
@Suite(.gradeRoom, .needsSandbox)
struct GradePathsOfCopiesTests {
    private let room: GradeRoom

    init() throws { room = try GradeRoom.here().place() }

    @Test func `copies beside and above the folder are graded, and one that is not there is told at once`()
        async throws
    {
        try room.handIn("handed-in/ada")
        try room.handIn("handed-in/bob")
        try room.write("", to: "ws/deep/notes")

        let all = try await room.kata(
            "1", ["../../handed-in/ada", "./../../handed-in/bob/"], from: "ws/deep")
        let some = try await room.kata("1", ["../handed-in/ada", "../handed-in/bo"], from: "ws")

        #expect(all.rows.mapValues(\.green) == ["ada": 1, "bob": 1], "\(all.output)")
        #expect((all.errors, all.status) == ("", 0))
        let sentence = "There is nothing at '\(room.submission.real.path)/handed-in/bo'."
        #expect(some.rows.mapValues(\.green) == ["ada": 1, "bo": nil])
        #expect(some.rows["bo"]?.remark == sentence)
        #expect((some.errors, some.status) == ("\(sentence) The others are graded.\n", 0))
    }

    @Test func `where nothing could be graded the status says so, but of a share`() async throws {
        try room.shell("mkdir empty")
        try room.handIn("good")

        let one = try await room.kata("1", ["empty"])
        let share = try await room.kata("1", ["empty", "good"], ["--json", "--shard", "1/2"])

        #expect(one.rows["empty"]?.remark == "It holds no Swift file in 'Sources/Greeting'.")
        #expect(share.rows.mapValues(\.green) == ["empty": nil])
        #expect([one.status, share.status] == [1, 0])
    }
}
#endif
