import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataWork

/// What can go wrong around a learner's code, each with its sentence and the way out.
struct MishapTests {
    @Test func `no Swift on PATH`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()

        let run = try await fixture.kata("check", environment: ["PATH": "/nowhere"])

        #expect(run.errors.hasPrefix("There is no Swift toolchain on PATH. "))
        #expect(run.status == 2)
    }

    @Test func `a toolchain that is too old`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try fixture.program("swiftc", "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'")
        try fixture.program("swift", "exit 1")

        let run = try await fixture.kata(
            "check", environment: ["PATH": fixture.root.appending(path: "bin").path])

        #expect(
            run.errors
                == "Swift 5.10 is too old; Stringline needs 6.2 or later. Install a newer toolchain from swift.org/install.\n"
        )
        #expect(run.status == 2)
    }

    @Test func `no git on PATH`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        for name in ["swift", "swiftc"] {
            let real = try #require(Executable.find(name, environment: ProcessInfo.processInfo.environment))
            try fixture.program(name, "exec '\(real.path)' \"$@\"")
        }

        let run = try await fixture.kata(
            "check", environment: ["PATH": fixture.root.appending(path: "bin").path])

        #expect(run.errors.hasPrefix("There is no git on PATH, "))
        #expect(run.status == 2)
    }

    @Test func `the chapter's folder is missing`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try FileManager.default.removeItem(at: fixture.root.appending(path: "Sources/Greeting"))

        let run = try await fixture.kata("check")

        #expect(
            run.errors
                == "The folder 'Sources/Greeting' is missing. What was checked is in ./kata history; the chapter's starting point comes back with: ./kata reset Greeting\n"
        )
        #expect(run.status == 2)
        #expect(try await fixture.kata("reset", "Greeting").status == 0)
        #expect(try fixture.read("Sources/Greeting/Greeting.swift") == "// A greeting grows here.\n")
    }

    @Test func `the chapter's folder is empty`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try FileManager.default.removeItem(
            at: fixture.root.appending(path: "Sources/Greeting/Greeting.swift"))

        let run = try await fixture.kata("check")

        #expect(
            run.errors
                == "The folder 'Sources/Greeting' holds no Swift file. What was checked is in ./kata history; the chapter's starting point comes back with: ./kata reset Greeting\n"
        )
        #expect(run.status == 2)
    }

    @Test(arguments: ["Sources/Greeting", "Sources/Greeting/Greeting.swift"])
    func `what may not be read says so`(_ path: String) async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try fixture.shell("chmod -R a+rwX .. && chmod 0 \(path)")
        defer { try? fixture.shell("chmod 755 \(path)") }

        let run = try await fixture.kataAsNobody("check", "1")

        #expect(run.status == 2)
        let place = fixture.root.appending(path: path).path
        #expect(run.errors.contains("Cannot read '\(place)"), "\(run.errors)")
        #expect(run.errors.contains("Check that the file is there"), "\(run.errors)")
    }

    @Test func `a step out of range in Package.swift`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.edit("Package.swift", "\"Greeting\", step: 0", "\"Greeting\", step: 12")

        let run = try await fixture.kata()

        #expect(
            run.errors
                == "Package.swift:6: step 12 of Greeting does not exist. Set it to a number from 0 to 2.\n")
        #expect(run.status == 2)
    }

    @Test func `another number of steps in Package.swift than in the text`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.edit("Package.swift", "\"Greeting\", step: 0, of: 2", "\"Greeting\", step: 1, of: 3")

        let run = try await fixture.kata("check")

        #expect(run.errors == "Package.swift:6: Greeting has 2 steps, not 3. Set it to: of: 2\n")
        #expect(run.status == 2)
    }

    @Test func `a chapter without a text`() async throws {
        let fixture = try FixtureWorkspace()
        try FileManager.default.removeItem(at: fixture.root.appending(path: "Chapters/2-Goodbye.md"))

        let run = try await fixture.kata()

        #expect(
            run.errors
                == "Package.swift:7: there is no text for Goodbye: 'Chapters/2-Goodbye.md' is missing. Bring it back or write it, or else correct the name in this line or delete the line.\n"
        )
        #expect(run.status == 2)
    }

    @Test func `a chapter whose text has another name`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.shell("mv Chapters/1-Greeting.md Chapters/1-Greting.md")

        let run = try await fixture.kata()

        #expect(
            run.errors
                == "Package.swift:6: there is no text for Greeting: 'Chapters/1-Greeting.md' is missing. Bring it back or write it, or else correct the name in this line or delete the line.\n"
        )
        #expect(run.status == 2)
    }

    @Test(arguments: [["reset", "1", "--to", "1"], ["solution", "1"], ["solution", "1", "--apply"]])
    func `a snapshot that is missing`(_ arguments: [String]) async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try FileManager.default.removeItem(at: fixture.root.appending(path: "Solutions/Greeting/Step1"))

        let run = try await fixture.kata(arguments)

        #expect(
            run.errors
                == "The folder 'Solutions/Greeting/Step1' is missing or holds no Swift file. Write it, or bring it back with: git checkout -- Solutions/Greeting/Step1\n"
        )
        #expect(run.status == 2)
    }

    @Test func `a starter test that was edited is said to differ`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try fixture.edit("Tests/GreetingTests/Step1-Hello.swift", "\"Hello\")", "\"Hello\" || true)")

        let run = try await fixture.kata("check")

        #expect(run.output.contains("git checkout HEAD -- Tests/GreetingTests/Step1-Hello.swift\n"))
        #expect(
            try await fixture.kata("check", "--json").output
                .contains(#""testsDiffer":["Tests/GreetingTests/Step1-Hello.swift"]"#))
    }

    @Test func `a file that was put beside the tests is said not to be kept`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try fixture.shell("mv Sources/Greeting/Greeting.swift Sources/Greeting/Greeter.swift")
        try fixture.write("let loud = greeting().uppercased()\n", to: "Tests/GreetingTests/Loud.swift")

        let red = try await fixture.kata("check")

        #expect(red.output.contains("The file stands with the tests. Move it to Sources/Greeting."))
        expectRecorded(red.output.part(with: "Loud.swift\n  The history"), as: "not-kept")
    }

    @Test func `a starter test that was deleted is no green`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try FileManager.default.removeItem(
            at: fixture.root.appending(path: "Tests/GreetingTests/Step1-Hello.swift"))

        let run = try await fixture.kata("check")

        #expect(run.status == 1)
        #expect(
            run.output.contains(
                "None of the tests of step 1 ran. Their file is missing, or was emptied or switched off."))
        expectRecorded(run.output.part(with: "These tests"), as: "missing-test")
        expectRecorded(run.next, as: "missing-test-next")
        #expect(!run.output.contains("0 of 0"))
    }

    @Test(arguments: ["rm", "cp /dev/null", "sed -i.old 's|@Test ||'"])
    func `a starter test of an earlier step that is gone is no green, and no step to go on from`(
        _ command: String
    ) async throws {
        let fixture = try FixtureWorkspace()
        try fixture.edit("Package.swift", "\"Greeting\", step: 0", "\"Greeting\", step: 2")
        try fixture.solve("Greeting", step: 2)
        try fixture.shell("\(command) Tests/GreetingTests/Step1-Hello.swift")

        let run = try await fixture.kata("check")

        expectRecorded(run.screen, as: "missing-earlier-test")
        #expect(run.status == 1)
        let next = try await fixture.kata("next")
        #expect(next.status == 1)
        #expect(next.next == "This step is still red, so the next one has to wait. \(run.next)")
    }

    @Test(arguments: ["s|STEP_1|NEVER|", "s|STEP_1|false|", "s|@Test |@Test(.disabled()) |"], [1, 2])
    func `a starter test that is switched off is no green`(_ edit: String, _ step: Int) async throws {
        let fixture = try FixtureWorkspace()
        try fixture.edit("Package.swift", "\"Greeting\", step: 0", "\"Greeting\", step: \(step)")
        try fixture.solve("Greeting", step: step)
        try fixture.shell("sed -i.old '\(edit)' Tests/GreetingTests/Step1-Hello.swift")

        let run = try await fixture.kata("check")

        #expect(run.status == 1)
        #expect(
            run.output.contains(
                step == 1
                    ? "✗ None of the tests of step 1 ran."
                    : "✗ Tests of 'Tests/GreetingTests/Step1-Hello.swift' are gone or did not run. They belong to step 1, which is on."
            ), "\(run.output)")
        #expect(
            run.next
                == "Bring the chapter's tests back: git checkout HEAD -- Tests/GreetingTests/Step1-Hello.swift, then: ./kata check"
        )
    }

    @Test func `a starter test of a later step may be missing`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try fixture.shell("rm Tests/GreetingTests/Step2-Name.swift")

        let run = try await fixture.kata("check")

        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("These tests are missing or differ from the chapter's"))
    }

    @Test func `CRLF line ends change nothing`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        for path in [
            "Sources/Greeting/Greeting.swift", "Tests/GreetingTests/Step1-Hello.swift",
            "Chapters/1-Greeting.md",
            "Package.swift", "Solutions/Greeting/Tests.sha256",
        ] {
            try fixture.write(try fixture.read(path).replacing("\n", with: "\r\n"), to: path)
        }

        let run = try await fixture.kata("check")

        #expect(run.output.hasPrefix("GREEN  Step 1 of 2 · The world is greeted\n"))
        #expect(!run.output.contains("differ"))
        #expect(try await fixture.kata("solution").output.hasPrefix("Your work is the reference solution"))
        #expect(
            try await fixture.kata("solution", "1", "2").output.contains(
                "-func greeting() -> String {\n-    \"Hello\"\n+func greeting(for name: String? = nil)"))
        #expect(try await fixture.kata("next").status == 0)
        #expect(try fixture.read("Package.swift").contains("\"Greeting\", step: 2, of: 2),\r\n"))
    }

    @Test func `sources that are not UTF-8 are a red with their place`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try (Data("func greeting() -> String { \"H".utf8) + [0xe4] + Data("llo\" }\n".utf8)).write(
            to: fixture.root.appending(path: "Sources/Greeting/Greeting.swift"))

        let run = try await fixture.kata("check")

        #expect(run.status == 1)
        #expect(
            run.output.contains(
                "✗ invalid UTF-8 found in source file\n      at Sources/Greeting/Greeting.swift:1:"))
    }

    /// SwiftPM builds nothing in a folder with quotes in its name.
    private static let oddNames =
        ["with some spaces", "an 🧱 emoji", "Ünïcödé"]
        + (FixtureWorkspace.engines.contains("compiler") ? ["quotes ' and \""] : [])

    @Test(arguments: oddNames)
    func `a folder's name does not matter`(_ name: String) async throws {
        let fixture = try FixtureWorkspace(folder: name)
        try fixture.startAndSolve()

        #expect(try await fixture.kata("check").status == 0)
        #expect(
            try await fixture.kata("solution", "1", "2").output.contains(
                "+++ Sources/Greeting/Greeting.swift"))
        #expect(try await fixture.kata("verify", "2").status == 0)
    }

    @Test func `through a symbolic link, and from a folder inside`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        let link = fixture.root.deletingLastPathComponent().appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fixture.root)

        #expect(try await fixture.kata("check", in: "Sources/Greeting").status == 0)
        #expect(try await fixture.kata("check", in: "../link").status == 0)
        #expect(try await fixture.kata("check", environment: ["KATA_WORKSPACE": link.path]).status == 0)
    }

    @Test func `two runners at once both finish`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()

        let root = fixture.root
        async let first = FixtureWorkspace.detachedCheck(in: root)
        async let second = FixtureWorkspace.detachedCheck(in: root)

        #expect(try await first == 0)
        #expect(try await second == 0)
    }

    @Test(.enabled(if: FixtureWorkspace.engines.contains("compiler")))
    func `a damaged product is made again, and that is said`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        _ = try await fixture.kata("check")
        let cache = fixture.root.appending(path: ".kata/cache")
        for name in try FileManager.default.contentsOfDirectory(atPath: cache.path)
        where name.hasPrefix("binary") {
            try Data("garbage".utf8).write(to: cache.appending(path: name).appending(path: "tests"))
        }

        let run = try await fixture.kata("check")

        #expect(run.status == 0)
        #expect(
            run.errors
                == "A compiled product in '\(cache.path)' was damaged. It was thrown away and is made again.\n"
        )
    }

    @Test(.enabled(if: FixtureWorkspace.engines.contains("compiler")))
    func `a state folder full of nonsense is set aside, and that is said`() async throws {
        let fixture = try FixtureWorkspace(isFirst: true)
        try fixture.startAndSolve()
        try fixture.write("nonsense", to: ".kata/cache")
        try fixture.write("nonsense", to: ".kata/progress.json")
        try fixture.write("nonsense", to: ".kata/history.git/HEAD")

        let run = try await fixture.kata("check", "1")

        #expect(run.status == 0)
        #expect(run.errors.contains("was no folder. It is"))
        #expect(try await fixture.kata("check").status == 0)
        #expect(try await fixture.kata("history").status == 0)
    }

    @Test(.enabled(if: FixtureWorkspace.engines.contains("compiler")))
    func `no space left is said, and nothing of the learner's is lost`() async throws {
        guard getuid() == 0 else { return }
        let fixture = try FixtureWorkspace()
        let disk = fixture.root.appending(path: ".kata")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
        let mounted = try ChildProcess.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "mount -t tmpfs -o size=400k tmpfs \"$0\"", disk.path])
        // A container may not be allowed to mount.
        guard mounted.succeeded else { return }
        defer {
            _ = try? ChildProcess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", "umount -l \"$0\"", disk.path])
        }
        try fixture.startAndSolve()
        try Data(count: 390_000).write(to: disk.appending(path: "filler"))

        let run = try await fixture.kata("check", "1")

        #expect(run.status == 2)
        #expect(run.errors.contains("No space left on device"), "\(run.errors)")
        #expect(
            try fixture.read("Sources/Greeting/Greeting.swift")
                == fixture.read("Solutions/Greeting/Step1/Greeting.swift"))
    }

    @Test func `a read-only checkout says so`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try fixture.shell("rm -rf .kata; chmod -R a+rX,a-w . ..")
        defer { try? fixture.shell("chmod -R u+w ..") }

        let run = try await fixture.kataAsNobody("check", "1")

        #expect(run.status == 2)
        #expect(run.errors.contains("Cannot write '"), "\(run.errors)")
        #expect(run.errors.contains("Permission denied"), "\(run.errors)")
    }

    @Test func `tests that git never had are not brought back by it`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        try fixture.shell(
            "git init -q . && git add Package.swift Chapters && rm Tests/GreetingTests/Step2-Name.swift")
        let first = try await fixture.kata("check", "1")
        try fixture.shell("mv Tests/GreetingTests/Step1-Hello.swift Tests/GreetingTests/Step2-Name.swift")
        let second = try await fixture.kata("check", "1")
        try fixture.shell("rm -r Solutions/Greeting/Step2")
        let proof = try await fixture.kata("verify", "1")
        try fixture.shell("git add Tests")
        let tracked = try await fixture.kata("check", "1")

        #expect(first.status == 0, "the test of a later step is not written yet: \(first.output)")
        #expect(second.output.contains("./kata verify Greeting --record"), "\(second.output)")
        #expect(second.next == "Write the tests that are missing, then: ./kata verify Greeting --record")
        #expect(proof.output.contains("Write it. The chapter's other proofs wait for that."))
        #expect(![first, second, proof, tracked].contains { $0.output.contains("git checkout") })
    }

    @Test func `a hint that cannot be counted says so`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.startAndSolve()
        #expect(!(try await fixture.kata("hint").output.contains("cannot be noted")))
        try fixture.shell("rm -rf .kata; chmod -R a+rX,a-w . ..")
        defer { try? fixture.shell("chmod -R u+w ..") }

        let run = try await fixture.kataAsNobody("hint", "1")

        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Hint 1 of 2"))
        #expect(run.output.contains("That you saw it cannot be noted"), "\(run.output)")
    }
}

extension FixtureWorkspace {
    /// Step 1 of the first chapter is on and solved; nothing has been checked.
    fileprivate func startAndSolve() throws {
        try edit("Package.swift", "\"Greeting\", step: 0", "\"Greeting\", step: 1")
        try solve("Greeting", step: 1)
    }

    fileprivate static func detachedCheck(in root: URL) async throws -> Int32 {
        let run = try await ChildProcess.runDetached(
            binary, ["check", "1"],
            environment: ProcessInfo.processInfo.environment.merging(["KATA_WORKSPACE": root.path]) { $1 })
        guard case .exited(let status) = run.termination else { return -1 }
        return status
    }

    /// The same run for a user who may not write; root may write everywhere.
    fileprivate func kataAsNobody(_ arguments: String...) async throws -> Run {
        guard getuid() == 0 else { return try await kata(arguments) }
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/usr/bin/setpriv"),
            ["--reuid=65534", "--regid=65534", "--clear-groups", Self.binary.path] + arguments,
            environment: ProcessInfo.processInfo.environment.merging(["HOME": "/tmp"]) { $1 }, directory: root
        )
        guard case .exited(let status) = result.termination else {
            throw KataError("it crashed")
        }
        return Run(
            status: status, output: String(decoding: result.standardOutput, as: UTF8.self),
            errors: String(decoding: result.standardError, as: UTF8.self))
    }
}
