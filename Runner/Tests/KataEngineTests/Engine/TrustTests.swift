import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataText

/// What is around a learner's folder and must not change its verdict.
struct TrustTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func start(solved: Bool) throws {
        let manifest = try fixture.read("Package.swift")
        try fixture.write(
            manifest.replacing("\"Greeting\", step: 0", with: "\"Greeting\", step: 1"), to: "Package.swift")
        try fixture.write(
            "func greeting() -> String { \"\(solved ? "Hello" : "Hallo")\" }\n",
            to: "Sources/Greeting/Greeting.swift")
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `variables from outside do not reach the runner's own calls`(_ engine: String) async throws {
        try start(solved: false)
        let outside = [
            "KATA_SOLUTIONS": "1", "KATA_CHAPTER": "Goodbye", "KATA_STEP": "0",
            "KATA_SOURCES": "Solutions/Greeting/Step1", "KATA_TEXTS": "x", "KATA_PREVIEWS": "x",
        ]

        let run = try await fixture.kata(
            "check", "1", "--engine", engine, "--build-limit", "600", environment: outside)

        #expect(run.output.hasPrefix("RED  Step 1 of 2"))
        #expect(run.errors == "")
        #expect(run.status == 1)
    }

    @Test func `a folder that was renamed is built anew by SwiftPM`() async throws {
        try start(solved: true)
        #expect(
            try await fixture.kata("check", "1", "--engine", "package", "--build-limit", "600").status == 0)

        try fixture.move(to: "another folder")

        let run = try await fixture.kata("check", "1", "--engine", "package", "--build-limit", "600")
        #expect(run.output.hasPrefix("GREEN  Step 1 of 2"), "\(run.output)\(run.errors)")
    }

    @Test func `a compiler that was replaced behind a launcher is seen`() throws {
        let real = try fixture.toolchain()
        func launch(_ version: String) throws -> String {
            try fixture.program("launched-\(version)", "echo 'Swift version \(version) (a launcher)'")
            try fixture.shell(
                "ln -sf launched-\(version) bin/swiftly; touch -t 202401010000 bin/*")
            return try Toolchain.find(
                environment: ["PATH": fixture.root.appending(path: "bin").path + ":/usr/bin:/bin"],
                in: fixture.root,
                cache: fixture.workspace.stateFolder.appending(path: "cache")
            ).identity
        }
        try fixture.program("swiftc", "exec \"$(dirname \"$0\")/swiftly\" \"$@\"")
        try fixture.program("swift", "exec '\(real.swift.path)' \"$@\"")
        // Launchers put one of themselves into the folder for every program of a toolchain.
        try fixture.program("swift-frontend", "exit 1")

        #expect(try launch("6.2.1") == "Swift version 6.2.1 (a launcher)\n")
        #expect(try launch("6.3.4") == "Swift version 6.3.4 (a launcher)\n")
    }

    @Test func `a launcher is asked in the workspace's folder`() throws {
        try fixture.program("swiftc", "echo \"Swift version 6.2 $(pwd)\"")
        try fixture.program("swift", "")

        let toolchain = try Toolchain.find(
            environment: ["PATH": fixture.root.appending(path: "bin").path + ":/usr/bin:/bin"],
            in: fixture.root, cache: fixture.workspace.stateFolder)

        #expect(toolchain.identity == "Swift version 6.2 \(fixture.root.path)\n")
    }

    /// Takes the compiler some twenty seconds.
    private static let slowExpression =
        "func greeting() -> String { \"Hello\" }\nlet table = ["
        + (0..<600).map { "\"k\($0)\": [\($0), \($0).5, \"s\", nil, [\"a\": [1, 2.5, nil]]]" }
        .joined(separator: ",") + "]\n"

    @Test(arguments: FixtureWorkspace.engines)
    func `a build that does not end is a red, and nothing is left running`(_ engine: String) async throws {
        try start(solved: true)
        // What the limit does not count is built before.
        #expect(try await fixture.kata("check", "1", "--engine", engine, "--build-limit", "600").status == 0)
        try fixture.write(Self.slowExpression, to: "Sources/Greeting/Greeting.swift")

        let run = try await fixture.kata("check", "1", "--engine", engine, "--build-limit", "4")

        expectRecorded(run.output, as: "endless-build")
        #expect(run.errors == "")
        #expect(run.status == 1)
        #if os(Linux)
        #expect(try await processesLeft(mentioning: fixture.root.path) == [])
        #endif
    }

    #if os(Linux)
    @Test(arguments: FixtureWorkspace.engines)
    func `a runner that is killed leaves no test running`(_ engine: String) async throws {
        try start(solved: true)
        #expect(try await fixture.kata("check", "1", "--engine", engine, "--build-limit", "600").status == 0)
        try fixture.write(
            "import Foundation\nfunc greeting() -> String { FileManager.default.createFile(atPath: \"\(fixture.root.path)/loops\", contents: nil); while true {} }\n",
            to: "Sources/Greeting/Greeting.swift")
        let environment = ProcessInfo.processInfo.environment.merging([
            "KATA_WORKSPACE": fixture.root.path
        ]) { $1 }
        let session = try spawn(
            FixtureWorkspace.binary.path,
            [
                FixtureWorkspace.binary.path, "check", "1", "--engine", engine, "--build-limit", "600",
                "--deadline", "600",
            ],
            environment: environment, directory: nil, streams: [nil, nil, nil])
        while !Files.exists(fixture.root.appending(path: "loops")) {
            try await Task.sleep(for: .milliseconds(20))
        }

        kill(session, SIGKILL)
        var status: Int32 = 0
        waitpid(session, &status, 0)

        #expect(try await processesLeft(mentioning: fixture.root.path) == [])
    }

    #if !DARWIN_BRANCHES
    /// Its parent has ended: a reaper alone finds it. SwiftPM waits for its output to close, until the deadline.
    @Test(arguments: FixtureWorkspace.engines)
    func `a child of the tests in a session of its own ends with the check`(_ engine: String) async throws {
        let place = fixture.root.appending(path: "child").path
        try start(solved: true)
        try fixture.write(
            """
            import Foundation
            func greeting() -> String {
                let child = Process()
                child.executableURL = URL(fileURLWithPath: "/bin/sh")
                child.arguments = ["-c", "setsid sh -c 'echo $$ >\(place).new; mv \(place).new \(place); exec sleep 300' &"]
                try! child.run()
                while !FileManager.default.fileExists(atPath: "\(place)") { usleep(1000) }
                return "Hello"
            }
            """, to: "Sources/Greeting/Greeting.swift")

        let run = try await fixture.kata(
            "check", "1", "--engine", engine, "--build-limit", "600", "--deadline", "20")
        #expect(run.status == 0, "\(run.output)\(run.errors)")

        let process = try #require(pid_t(try fixture.read("child").trimmed))
        #expect(kill(process, 0) != 0)
    }
    #endif
    #endif

    @Test(arguments: FixtureWorkspace.engines)
    func `of a file that goes before the compiler comes to it nothing is said`(_ engine: String) async throws
    {
        try start(solved: true)
        try fixture.write("struct More {}\n", to: "Sources/Greeting/More.swift")
        let setup = try fixture.setup(step: 1)
        try fixture.shell("rm Sources/Greeting/More.swift")

        let limits = TimeLimits(build: .seconds(600))
        let engine = try fixture.engine(engine)

        await #expect(throws: SourceText.Changed.self) {
            try await Turnstile.shared.pass { try await engine.run(setup, limits: limits) }
        }
    }

    #if os(Linux)
    @Test(arguments: FixtureWorkspace.engines)
    func `tests that the system ends are told as what they are`(_ engine: String) async throws {
        try start(solved: true)
        try fixture.write(
            "import Foundation\nfunc greeting() -> String { kill(getpid(), SIGKILL); return \"Hello\" }\n",
            to: "Sources/Greeting/Greeting.swift")

        let run = try await fixture.kata("check", "1", "--engine", engine, "--build-limit", "600")

        #expect(
            run.output.contains("The memory ran out: the system ended the tests (signal 9)"),
            "\(run.output)")
    }
    #endif

    @Test(arguments: ["main.swift", "Helpers/main.swift"])
    func `a main.swift among the tests is refused`(_ name: String) async throws {
        try start(solved: true)
        try fixture.write("func help() {}\n", to: "Tests/GreetingTests/\(name)")

        let run = try await fixture.kata("check", "1")

        #expect(
            run.errors
                == "'Tests/GreetingTests/\(name)' would make a program of the tests, and they have a main of their own. Give the file another name.\n"
        )
        #expect(run.status == 2)
    }

    @Test(arguments: [
        (
            "main.swift",
            "'Sources/Greeting/main.swift' would make a program of the chapter, and tests cannot import a program. Give the file another name."
        ),
        (
            "fast.c",
            "'Sources/Greeting/fast.c' is not Swift, and a module is built from one language. Move the file out of the chapter's folder."
        ),
        (
            "More/Greeting.swift",
            "'Sources/Greeting/Greeting.swift' and 'Sources/Greeting/More/Greeting.swift' have one name, and a module's files are told apart by theirs. Give one of them another name."
        ),
    ])
    func `a file that builds in one way here and in another there is refused`(
        _ name: String, _ message: String
    ) async throws {
        try start(solved: true)
        try fixture.write("// int\n", to: "Sources/Greeting/\(name)")

        let run = try await fixture.kata("check", "1")

        #expect(run.errors == message + "\n")
        #expect(run.status == 2)
    }
}
