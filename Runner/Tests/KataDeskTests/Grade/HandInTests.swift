#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk

/// `./kata hand-in`, and what a teacher makes of it.
@Suite(.gradeRoom, .needsSandbox)
struct HandInTests {
    private let room: GradeRoom

    init() throws { room = try GradeRoom.here().place() }

    @Test func `what is handed in is small, and graded as the folder is`() async throws {
        let learner = try FixtureWorkspace(with: "OwnStep")
        try learner.solve("Thanks", step: 2)
        try learner.switchOn(2, of: "Thanks")
        try learner.writeOwnTests(FixtureWorkspace.soundTests)
        try learner.write("secret", to: "notes.txt")

        let run = try await learner.kata("hand-in", "3", "--name", "Ada Löve/lace")
        let archive = learner.root.appending(path: "Thanks-Ada_Löve-lace.zip")
        try FileManager.default.copyItem(at: archive, to: room.submission.appending(path: "ada.zip"))
        try FileManager.default.copyItem(at: learner.root, to: room.submission.appending(path: "folder"))
        let rows = try await room.kata("3", ["ada.zip", "folder"]).rows

        #expect(run.status == 0)
        let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.hasPrefix(
                "Thanks-Ada_Löve-lace.zip holds your work on Thanks, at step 2: 1 file of code and 2 files of tests,"
            ), "\(run.output)")
        #expect(run.output.hasSuffix("make it anew: ./kata hand-in\n"))
        #expect(try Files.data(archive).count < 10_000)
        #expect(rows["ada.zip"]?.green == 2)
        #expect(rows["ada.zip"]?.own == rows["folder"]?.own)
        #expect(rows["ada.zip"]?.own?.sound == ["byName()", "nobody()"])
        #expect(rows["ada.zip"]?.alteredTests == [])
        #expect(try Files.data(archive).range(of: Data("notes".utf8)) == nil)
    }

    @Test func `whose name nobody knows is asked for it, and a second one takes the first one's place`()
        async throws
    {
        let learner = try FixtureWorkspace()
        try learner.switchOn(1, of: "Greeting")
        let nobody = [
            "HOME": learner.root.path, "GIT_CONFIG_NOSYSTEM": "1", "XDG_CONFIG_HOME": learner.root.path,
        ]

        let first = try await learner.kata("hand-in", "1", "--name", "Ada")
        let second = try await learner.kata("hand-in", "1", "--name", "Ada")
        let unknown = try await learner.kata("hand-in", "1", environment: nobody)
        let notStarted = try await learner.kata("hand-in", "2", "--name", "Ada")

        #expect([first.status, second.status] == [0, 0])
        #expect(unknown.status == 2)
        #expect(
            unknown.errors.hasPrefix(
                "git does not know your name. Say it: ./kata hand-in 1 --name 'Ada Lovelace'."),
            "\(unknown.errors)")
        #expect(notStarted.status == 2)
    }

    private static let names: [(bytes: String, shown: String, better: String)] = [
        (#"Sources/Greeting/lat\351.swift"#, "Sources/Greeting/lat�.swift", "Sources/Greeting/lat_.swift"),
        (#"Sources/Greeting/\374 \047/a.swift"#, "Sources/Greeting/� '", "Sources/Greeting/_ '/a.swift"),
        (#"Sources/Greeting/\344.txt"#, "Sources/Greeting/�.txt", "Sources/Greeting/_.txt"),
        (
            #"Tests/GreetingTests/My\344\344.swift"#, "Tests/GreetingTests/My��.swift",
            "Tests/GreetingTests/My__.swift"
        ),
    ]

    @Test(arguments: names)
    func `a name that is not UTF-8 is told, and nothing is handed in or changed`(
        _ bytes: String, _ shown: String, _ better: String
    ) async throws {
        let learner = try FixtureWorkspace()
        try learner.switchOn(1, of: "Greeting")
        try learner.shell(
            "f=$(printf '\(bytes)'); mkdir -p \"$(dirname \"$f\")\"; echo '// mine' >\"$f\"")
        let before = try learner.read("Sources/Greeting/Greeting.swift")
        let words =
            "The name of '\(shown)' is not UTF-8, and what has such a name would be left out. Give it another one: mv $'"

        let handedIn = try await learner.kata("hand-in", "1", "--name", "Ada")
        let reset = try await learner.kata("reset", "1")
        let check = try await learner.kata("check", "1")

        for run in [handedIn, reset, check] {
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix(words), "\(run.errors)\(run.output)")
        }
        #expect(!Files.exists(learner.root.appending(path: "Greeting-Ada.zip")))
        #expect(try learner.read("Sources/Greeting/Greeting.swift") == before)
        #expect(try learner.read("Package.swift").contains("\"Greeting\", step: 1"))

        // What is said can be typed, and mends it.
        let command = String(reset.errors.trimmed.split(separator: "another one: ").last ?? "")
        let typed = try ChildProcess.run(
            URL(filePath: "/bin/bash"), ["-c", command], directory: learner.root)
        #expect(typed.succeeded, "\(command)")
        #expect(Files.exists(learner.root.appending(path: better)), "\(command)")
        let mended = try await learner.kata("hand-in", "1", "--name", "Ada")
        #expect(
            mended.output.contains(better.hasPrefix("Tests") ? "2 files of tests" : "2 files of code"),
            "\(mended.output)\(mended.errors)")
        #expect(try await learner.kata("reset", "1").status == 0)
        #expect(!Files.exists(learner.root.appending(path: better)))
    }

    @Test func `a hidden file and one that is not the learner's may have any name`() async throws {
        let learner = try FixtureWorkspace()
        try learner.switchOn(1, of: "Greeting")
        try learner.shell(
            "for f in Sources/Greeting/. Tests/GreetingTests/notes. Sources/Goodbye/; do echo >\"$(printf \"${f}lat\\351\")\"; done"
        )

        #expect(try await learner.kata("hand-in", "1", "--name", "Ada").status == 0)
        #expect(try await learner.kata("reset", "1").status == 0)
    }
}
#endif
