#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

/// What a row says of a copy that is as most are.
@Suite(.gradeRoom, .needsSandbox)
struct GradeTests {
    private let room: GradeRoom

    init() throws { room = try GradeRoom.here().place() }

    /// A copy of the chapter whose second test is the learner's.
    ///
    /// - Parameters:
    ///   - step: whose reference is its code.
    ///   - tests: what is in the suite of step 2; as it was shipped where nil.
    private func handInThanks(_ name: String, step: Int, number: Int? = nil, tests: String? = nil) throws {
        let workspace = room.workspace
        let code = try Files.text(
            workspace.snapshotFolder(of: "Thanks", named: "Step\(step)").appending(path: "Thanks.swift"))
        try room.write("// \(UUID())\n" + code, to: "\(name)/Sources/Thanks/Thanks.swift")
        if let tests {
            try room.write(
                "#if STEP_2\nimport Testing\n\n@testable import Thanks\n\n@MainActor\nstruct Mine {\n\(tests)\n}\n#endif\n",
                to: "\(name)/Tests/ThanksTests/MyStep2.swift")
        } else {
            let shipped = try OwnTests.shipped(for: "Thanks", in: workspace)
            for (path, data) in shipped {
                try room.write(String(decoding: data, as: UTF8.self), to: "\(name)/\(path)")
            }
        }
        if let number {
            try room.write(
                Manifest(parsing: Files.text(workspace.manifestFile)).settingStep(number, of: "Thanks").text,
                to: "\(name)/Package.swift")
        }
    }

    @Test(arguments: [nil, 0, 1, 2])
    func `the last green step is found wherever the search begins`(_ number: Int?) async throws {
        for step in 0...2 { try handInThanks("step \(step)", step: step, number: number) }

        let rows = try await room.kata(
            "thanks", ["step 0", "step 1", "step 2"], ["--json", "--no-judge"]
        ).rows

        #expect((0...2).map { rows["step \($0)"]?.green } == [0, 1, 2])
        #expect((0...2).map { rows["step \($0)"]?.red?.step } == [1, 2, nil])
        #expect(rows["step 0"]?.red?.reason == "assertion")
        #expect(rows["step 0"]?.red?.title == "Somebody is thanked")
        #expect(rows["step 1"]?.red?.reason == "doesNotCompile")
        #expect(rows.values.allSatisfy { $0.own == nil && $0.remark == nil && $0.alteredTests == [] })
    }

    @Test func `the row of a table that is red is named`() async throws {
        try room.write(
            """
            // \(UUID())
            func greeting(for name: String? = nil) -> String { name == nil ? "Hello" : "Hello, Ada" }
            """, to: "one name/Sources/Greeting/Greeting.swift")

        let row = try await room.kata("1", ["one name"]).rows["one name"]

        #expect(row?.red?.message.hasPrefix("with name → \"Grace\": Expectation failed: ") == true)
    }

    @Test func `own tests are judged, and say nothing of the code`() async throws {
        try handInThanks(
            "careful", step: 2,
            tests: FixtureWorkspace.soundTests
                + "\n    @Test func decides() { #expect(Thanks().text(for: \" Ada\") == \"Thank you, Ada.\") }"
        )
        try handInThanks(
            "wrong", step: 2, tests: "@Test func merci() { #expect(Thanks().text == \"Merci.\") }")
        try handInThanks("none", step: 2)
        try handInThanks("empty", step: 2, tests: "@Test func itWorks() {}")
        try handInThanks(
            "known", step: 2, tests: "@Test func known() { withKnownIssue { #expect(1 == 2) } }")
        try handInThanks(
            "never", step: 2, tests: "@Test func never() { if Thanks().text.isEmpty { #expect(1 == 2) } }")
        try handInThanks("elsewhere", step: 2)
        try room.write(
            "import Testing\n@testable import Thanks\n\nstruct MyTests {\n\(FixtureWorkspace.soundTests)\n}\n",
            to: "elsewhere/Tests/ThanksTests/MyTests.swift")

        let rows = try await room.kata(
            "3", ["careful", "wrong", "none", "empty", "known", "never", "elsewhere"]
        ).rows

        #expect(rows.count == 7 && rows.values.allSatisfy { $0.green == 2 })
        #expect(rows["empty"]?.own?.sound == ["itWorks()"])
        #expect(
            ["empty", "known", "never", "elsewhere"].map { rows[$0]?.untested } == [[2], [2], [2], []])
        #expect(rows["careful"]?.own?.sound == ["byName()", "nobody()"])
        #expect(rows["careful"]?.own?.deciding == ["decides()"])
        #expect(rows["careful"]?.own?.unguarded == [])
        #expect(rows["careful"]?.own?.caught == rows["careful"]?.own?.mistakes)
        #expect(rows["wrong"]?.own?.contradicting == ["merci()"])
        #expect(rows["none"]?.own?.sound == [])
        #expect(rows["none"]?.own?.unguarded == ["By name", "Nobody"])
        #expect(["careful", "wrong", "none"].map { rows[$0]?.untested } == [[], [2], [2]])
        #expect(["careful", "wrong", "none"].map { rows[$0]?.isFinished } == [true, false, false])

        let text = try await room.kata("3", ["careful", "wrong", "none"], []).output
        #expect(text.contains("none    │ 2/2   │ GREEN catches nothing of step 2"), "\(text)")
        #expect(text.contains("3 copies: 1 finished, 2 green without all of their own tests."))
        #expect(text.contains("wrong: Own tests: 0 of "))
        let code = try await room.kata("3", ["careful"], ["--no-judge"]).output
        #expect(code.contains("GREEN own tests not judged"), "\(code)")
        #expect(code.contains("1 copy: 1 green, own tests not judged."))
    }

    @Test func `two that are alike are named, blanks, comments and names aside, and so are our solutions`()
        async throws
    {
        let code = "func greeting() -> String {\n    let word = \"Hel\"\n    return word + \"lo\"\n}\n"
        try room.write(code, to: "ada/Sources/Greeting/Greeting.swift")
        try room.write(
            "// Mine.\n" + code.replacing("\n", with: "\n\n\t").replacing("word", with: "part"),
            to: "bob/Sources/Greeting/Hello.swift")
        try room.handIn("cleo")
        let workspace = room.workspace
        let ours = workspace.snapshotFolder(of: "Greeting", named: "Step2").appending(path: "Greeting.swift")
        try room.write(try Files.text(ours), to: "dan/Sources/Greeting/Greeting.swift")
        let midway = workspace.snapshotFolder(of: "Greeting", named: "Step1").appending(
            path: "Greeting.swift")
        try room.write("// Mine.\n" + (try Files.text(midway)), to: "gus/Sources/Greeting/Greeting.swift")
        let start = workspace.snapshotFolder(of: "Greeting", named: "Step0").appending(path: "Greeting.swift")
        for name in ["eve", "fay"] {
            try room.write(try Files.text(start), to: "\(name)/Sources/Greeting/Greeting.swift")
        }
        let all = ["ada", "bob", "cleo", "dan", "eve", "fay", "gus"]

        let report = try await room.kata("1", all, ["--csv", "rows.csv", "--html", "page.html"])
        let lines = try await room.kata("1", all)
        let rows = lines.rows

        let hint = "Alike, but for blanks, comments and names, which is a hint and no proof: "
        let words = report.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (name, other) in [
            ("ada", "bob"), ("bob", "ada"), ("dan", "our solution"), ("gus", "our solution"),
        ] {
            #expect(words.contains("\(name): \(hint)\(other)"), "\(report.output)")
        }
        let csv = try Files.text(room.submission.appending(path: "rows.csv"))
        let page = try Files.text(room.submission.appending(path: "page.html"))
        #expect(csv.contains("\"bob\",\"1\",\"0\"\n") && csv.contains("\"our solution\",\"2\",\"0\"\n"))
        #expect(page.contains(hint + "bob"))
        #expect(lines.output.split(separator: "\n").count == all.count + 1, "\(lines.output)")
        #expect(
            lines.output.hasSuffix("\n{\"alike\":[\"ada\",\"bob\"],\"chapter\":\"Greeting\",\"schema\":2}\n"))
        #expect(["ada", "bob", "dan"].map { rows[$0]?.alike } == [nil, nil, ["our solution"]])
        #expect(["cleo", "eve", "fay"].map { rows[$0]?.alike } == [nil, nil, nil])
    }

    @Test func `no row shows where the runner puts a copy`() async throws {
        try room.handIn("twice")
        for folder in ["a b/ü", "c"] { try room.write("", to: "twice/Sources/Greeting/\(folder)/More.swift") }
        try room.handIn("program")
        try room.write("", to: "program/Sources/Greeting/main.swift")
        try room.handIn("tells", "fatalError(\"in \\(#filePath)\")")

        let grading = try await room.kata(
            "1", ["twice", "program", "tells"], ["--json", "--html", "page.html"])

        #expect(
            grading.rows["twice"]?.remark
                == "'Sources/Greeting/a b/ü/More.swift' and 'Sources/Greeting/c/More.swift' have one name, and a module's files are told apart by theirs. Give one of them another name."
        )
        #expect(
            grading.rows["program"]?.remark?.hasPrefix("'Sources/Greeting/main.swift' would make a ") == true)
        #expect(
            grading.rows["tells"]?.red?.message.contains("in Sources/Greeting/Greeting.swift") == true,
            "\(grading.output)")
        #expect(!grading.output.contains(".kata") && !grading.output.contains("copy-"), "\(grading.output)")
        #expect(!(try Files.text(room.submission.appending(path: "page.html")).contains(".kata")))
    }

    @Test func `tests that are ours are said to be`() async throws {
        try handInThanks("kim", step: 2)
        try room.shell(
            "cp '\(room.workspace.solutionsFolder(of: "Thanks").path)/Tests/MyStep2.swift' kim/Tests/ThanksTests/; echo '// mine' >>kim/Tests/ThanksTests/MyStep2.swift"
        )

        let row = try await room.kata("3", ["kim"]).rows["kim"]

        #expect(row?.own?.sound.isEmpty == false)
        #expect(row?.remark == "Its test of step 2 is ours.")
    }

    @Test func `a copy that takes too long costs itself`() async throws {
        try room.handIn("slow", "while true { if Date.now.timeIntervalSince1970 < 0 { return \"\" } }")

        let row = try await room.kata("1", ["slow"], ["--json", "--copy-limit", "1"]).rows["slow"]
        let again = try await room.kata("1", ["slow"]).rows["slow"]

        #expect(row?.green == nil)
        #expect(row?.remark == "It took longer than 1 seconds in all. Give it more with: --copy-limit 3")
        #expect(again?.red?.reason == "timeout")
    }

    @Test func `whom a busy machine cuts off is graded once more, and its row says so`() async throws {
        try room.handIn("slow", "while true { if Date.now.timeIntervalSince1970 < 0 { return \"\" } }")
        let clock = ContinuousClock()
        var grading: GradeRoom.Grading?

        let time = try await clock.measure {
            grading = try await room.kata(
                "1", ["slow"], ["--json", "--copy-limit", "1"], environment: ["KATA_LOAD": "400"])
        }

        let row = grading?.rows["slow"]
        #expect(row?.isCutOff == true)
        #expect(row?.remark?.contains("It took longer than 1 seconds in all. The machine is busy (") == true)
        #expect(grading?.output.split(separator: "\n").count == 1)
        #expect(time >= .seconds(2 * 6), "a clock's time is several times a busy processor's")
    }

    @Test func `rows of one that is slow do not hold back the others' files`() async throws {
        try room.handIn("a slow one", "while true { if Date.now.timeIntervalSince1970 < 0 { return \"\" } }")
        for number in 1...4 { try room.handIn("copy \(number)") }
        let file = room.submission.appending(path: "rows.csv")

        async let grading = room.kata(
            "1", ["a slow one"] + (1...4).map { "copy \($0)" }, ["--csv", "rows.csv", "--deadline", "40"])
        var isEarly = false
        for _ in 1...3000 {
            try await Task.sleep(for: .milliseconds(200))
            let text = (try? Files.text(file)) ?? ""
            isEarly = isEarly || text.contains("copy 1") && !text.contains("a slow one")
            if isEarly || text.contains("a slow one") { break }
        }

        #expect(isEarly)
        #expect(try await grading.status == 0)
        #expect(try Files.text(file).contains("a slow one"))
    }

    @Test func `in a copy of another version, tests are those of their step's title`() async throws {
        try handInThanks("before", step: 2, number: 1)
        try room.write(
            "#if STEP_1\nimport Testing\n\n@testable import Thanks\n\n@MainActor\nstruct Mine {\n\(FixtureWorkspace.soundTests)\n}\n#endif\n",
            to: "before/Tests/ThanksTests/MyStep1.swift")
        try room.write(
            "# 3 · Before\n\n## Step 1 · Thanks have a name\n*5 minutes, and the test is yours*\n",
            to: "before/Chapters/3-Thanks.md")
        try handInThanks("given", step: 2, number: 2)
        try room.write(
            "# 3 · Before\n\n## Step 1 · Somebody is thanked\n*5 minutes*\n\n## Step 2 · Thanks have a name\n*5 minutes*\n",
            to: "given/Chapters/3-Thanks.md")

        let rows = try await room.kata("3", ["before", "given"]).rows

        #expect(rows["before"]?.green == 2)
        #expect(rows["before"]?.own?.sound == ["byName()", "nobody()"])
        #expect(rows["before"]?.own?.unguarded == [])
        #expect(rows["given"]?.green == 2)
        #expect(rows["given"]?.own == nil, "its version asked for no test")
        let remark = "The copy is of another version of the chapter: the steps are numbered as they are here."
        #expect(rows.values.map(\.remark) == [remark, remark])
        #expect(rows.values.allSatisfy { $0.alteredTests == [] })
    }

    @Test func `own tests cannot read what they are judged by`() async throws {
        let solutions = room.workspace.solutionsFolder(of: "Thanks").path
        let places = [
            "Bugs.md", "Step2/Thanks.swift", "Tests/MyStep2.swift", "Variants/Joined/Thanks.swift",
        ].map { "\(solutions)/\($0)" }
        let cache = room.workspace.cacheFolder.path
        try handInThanks(
            "copy", step: 2,
            tests: """
                    @Test func looksAround() {
                        let found = \(places).filter { (name: String) in fopen(name, "r") != nil }
                        let paths = FileManager.default.enumerator(atPath: "\(cache)")?.compactMap { $0 as? String }
                        let texts = (paths ?? []).filter { $0.hasSuffix(".swift") }
                        #expect(found.isEmpty && texts.isEmpty)
                    }
                """)
        try room.shell(
            "sed -i 's/^import Testing/import Foundation\\nimport Testing/' copy/Tests/ThanksTests/MyStep2.swift"
        )

        let row = try await room.kata("3", ["copy"]).rows["copy"]
        #expect(row?.own?.sound == ["looksAround()"], "\(row?.remark ?? "")")

        let trusted = try await room.kata("3", ["copy"], ["--json", "--trust"]).rows["copy"]?.own
        #expect(trusted?.contradicting == ["looksAround()"])
    }

    @Test func `what has not changed is not graded again, unless it shall be`() async throws {
        try room.handIn("copy")
        var first = try #require(try await room.kata("1", ["copy"]).rows["copy"])
        // Twice may take the same hundredths of a second: what is kept says a time that nothing takes.
        first.seconds = 12_345
        GradeStore(folder: room.workspace.gradeFolder).keep(first)
        try room.shell("mv copy moved")

        let second = try #require(try await room.kata("1", ["moved"]).rows["moved"])
        let third = try #require(try await room.kata("1", ["moved"], ["--json", "--again"]).rows["moved"])
        try room.write("// new\n", to: "moved/Sources/Greeting/New.swift")
        let fourth = try #require(try await room.kata("1", ["moved"]).rows["moved"])

        #expect(first.digest == second.digest && first.digest == third.digest)
        #expect(first.seconds == second.seconds)
        #expect(first.seconds != third.seconds)
        #expect(fourth.digest != first.digest)
        #expect(fourth.green == 1)
    }

    @Test func `an archive is graded as its folder is`() async throws {
        try #require(Executable.find("python3", environment: RunnerEnvironment.forChildren) != nil)
        try room.handIn("copy")
        try room.shell("python3 -m zipfile -c 'a copy.zip' copy")

        let rows = try await room.kata("1", ["copy", "a copy.zip"]).rows

        #expect(rows["a copy.zip"]?.green == 1, "\(rows)")
        #expect(rows["a copy.zip"]?.digest == rows["copy"]?.digest)
    }

    @Test func `a download of everybody is a row a person, and shards share it`() async throws {
        try #require(Executable.find("python3", environment: RunnerEnvironment.forChildren) != nil)
        for name in ["ada", "bob"] { try room.handIn("all/\(name)/work") }
        try room.shell(
            "cd all/bob; python3 -m zipfile -c work.zip work; rm -r work; cd ../..; python3 -m zipfile -c all.zip all"
        )
        let ada = "all.zip/ada"
        let bob = "all.zip/bob"

        let rows = try await room.kata("1", ["all.zip"], ["--json", "--no-judge"]).rows
        let second = try await room.kata("1", ["all.zip"], ["--json", "--no-judge", "--shard", "2/2"])

        #expect(rows.mapValues(\.green) == [ada: 1, bob: 1])
        #expect([rows[ada]?.archive, rows[bob]?.archive] == [nil, "work.zip"])
        #expect(second.rows.keys.sorted() == [bob])
        #expect(second.rows[bob]?.digest == rows[bob]?.digest)
    }

    @Test func `nothing of a copy goes into the teacher's cache`() async throws {
        try room.handIn("first")
        _ = try await room.kata("1", ["first"])
        let name = "only-in-the-second"
        try room.handIn("second", declarations: "let name = \"\(name)\"")

        _ = try await room.kata("1", ["second"])

        let state = room.workspace.stateFolder.path
        let search = try ChildProcess.run(
            URL(filePath: "/bin/sh"), ["-c", "grep -rl '\(name)' '\(state)'"])
        #expect(String(decoding: search.standardOutput, as: UTF8.self) == "")
    }

    @Test func `shards together are the whole, and two copies of one name are told apart`() async throws {
        for name in ["a/ada", "b/ada", "eve", "kim"] { try room.handIn(name) }
        let all = ["kim", "eve", "b/ada", "a/ada"]

        let whole = try await room.kata("1", all, ["--json", "--no-judge"]).rows
        let first = try await room.kata("1", all, ["--json", "--no-judge", "--shard", "1/2"]).rows
        let second = try await room.kata("1", all, ["--json", "--no-judge", "--shard=2/2"]).rows

        #expect(whole.keys.sorted() == ["a/ada", "b/ada", "eve", "kim"])
        #expect(first.keys.sorted() == ["a/ada", "eve"])
        #expect(second.keys.sorted() == ["b/ada", "kim"])
        #expect((first["eve"]?.shard, second["kim"]?.shard, whole["eve"]?.shard) == ("1/2", "2/2", nil))
        #expect(Set([first, second, whole].flatMap(\.values).map(\.copies)) == [4])
        let parts = first.merging(second) { $1 }.mapValues { row in
            var row = row
            row.shard = nil
            return row
        }
        #expect(parts == whole)
    }

    @Test(arguments: [
        (
            ["1"],
            "'./kata grade' needs a chapter, and then the copies: folders or zip archives. See: ./kata grade --help"
        ),
        (
            ["1", "x", "--shard", "3"],
            "'3' is no shard. The third of sixteen is: --shard 3/16. See: ./kata grade --help"
        ),
        (
            ["1", "x", "--shard", "3/2"],
            "'3/2' is no shard. The third of sixteen is: --shard 3/16. See: ./kata grade --help"
        ),
        (
            ["1", "x", "--csv", "none/rows.csv"],
            "The folder of 'none/rows.csv' is not there. Make that folder, or name another file."
        ),
        (
            ["1", "x", "--engine", "package"],
            "SwiftPM runs programs of a package, and what was handed in is another person's program. Install bubblewrap 0.8 or later where user namespaces are allowed, grade in a container of your own, or run it with your own rights: --trust"
        ),
    ])
    func `misuse`(_ words: [String], _ message: String) async throws {
        try room.handIn("x")

        let grading = try await room.kata(words[0], [], Array(words.dropFirst()))

        #expect(grading.errors == message + "\n")
        #expect(grading.status == 2)
    }

    @Test func `without bubblewrap nothing is run`() async throws {
        try room.handIn("copy")
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        try room.shell(
            "mkdir bin; for tool in swift swiftc swift-frontend clang; do ln -s \"$(command -v $tool)\" bin/$tool; done; printf '#!/bin/sh\\necho no namespaces >&2; exit 1\\n' >bin/bwrap; chmod 755 bin/bwrap"
        )
        let bin = room.submission.appending(path: "bin").path

        let refused = try await room.kata("1", ["copy"], environment: ["PATH": "\(bin):\(folders)"])
        try room.shell("rm bin/bwrap")
        let missing = try await room.kata("1", ["copy"], environment: ["PATH": bin])

        #expect(
            refused.errors.hasPrefix(
                "bubblewrap cannot make one here (no namespaces), and what was handed in is"))
        #expect(missing.errors.hasPrefix("There is no bubblewrap on PATH, and what was handed in is"))
        #expect([refused.status, missing.status] == [2, 2])
    }

    @Test func `Ctrl-C ends it at once and leaves nothing behind`() async throws {
        try room.handIn("copy", "while true {}")
        let environment = ProcessInfo.processInfo.environment.merging(
            ["KATA_WORKSPACE": room.workspace.root.path]) { $1 }
        let words = Pipe()
        let arguments = [
            "grade", "1", room.submission.appending(path: "copy").path, "--deadline", "3600", "--copy-limit",
            "3600",
        ]
        let runner = try spawn(
            FixtureWorkspace.binary.path, [FixtureWorkspace.binary.path] + arguments,
            environment: environment,
            directory: nil, streams: [nil, nil, words.fileHandleForWriting.fileDescriptor])
        let work = "work-\(runner)-"
        func running() throws -> [String] { try processes(mentioning: work) }
        func left() -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: room.workspace.gradeFolder.path)) ?? [])
                .filter { $0.hasPrefix(work) }
        }
        var status: Int32 = 0
        // Its tests have begun.
        while try !running().contains(where: { $0.contains("--event-stream") }) {
            try #require(waitpid(runner, &status, WNOHANG) == 0, "It ended with \(status).")
            try await Task.sleep(for: .milliseconds(50))
        }

        kill(runner, SIGINT)
        waitpid(runner, &status, 0)
        for _ in 0..<200 where try !(running() + left()).isEmpty {
            try await Task.sleep(for: .milliseconds(50))
        }

        #expect(status >> 8 & 0xff == 128 + SIGINT)
        let said = String(decoding: words.fileHandleForReading.availableData, as: UTF8.self)
        #expect(
            said.hasSuffix("Stopped. Graded and kept: 0 of 1. The same command goes on with the others.\n"),
            "\(said)")
        #expect(try running() == [])
        #expect(left() == [])
    }
}
#endif
