import Foundation
import RunnerTesting
import Synchronization
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// Both engines over the same setups: what a learner's code can do, and the verdict on it.
struct EngineTests {
    #if os(Linux)
    @Test(arguments: EngineCase.all + EngineCase.endless)
    func `the compiler engine's verdict`(_ testCase: EngineCase) async throws {
        let fixture = try FixtureWorkspace()
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())
        try testCase.apply(to: fixture)

        let verdict = try await fixture.verdict(of: testCase, by: engine)

        expect(verdict, testCase)
    }
    #endif

    @Test func `the package engine's verdicts are the same`() async throws {
        try await compareEngines(over: EngineCase.sample, buildSystem: "native")
    }

    /// All of them, and by SwiftPM's other build system, which is the next toolchain's first: minutes.
    @Test(
        .enabled(if: isThorough, "KATA_THOROUGH=1 swift test, as .ci/full does"),
        arguments: ["native", "swiftbuild"])
    func `every verdict of the package engine is the same, by both build systems`(_ buildSystem: String)
        async throws
    {
        try await compareEngines(over: EngineCase.all + EngineCase.endless, buildSystem: buildSystem)
    }

    private static let isThorough = ProcessInfo.processInfo.environment["KATA_THOROUGH"] != nil

    private func compareEngines(over cases: [EngineCase], buildSystem: String) async throws {
        let fixture = try FixtureWorkspace()
        let toolchain =
            try buildSystem == "native" ? fixture.toolchain() : fixture.toolchain(like: "next")
        let package = PackageEngine(workspace: fixture.workspace, toolchain: toolchain)
        let other = try fixture.engine()

        for testCase in cases {
            try testCase.apply(to: fixture)
            let verdict = try await fixture.verdict(of: testCase, by: package)
            let reference = try await fixture.verdict(of: testCase, by: other)

            let comment = Comment(rawValue: "\(buildSystem): \(testCase.testDescription)")
            if buildSystem == "native" || !testCase.isSyntaxError {
                expect(verdict, testCase, comment: buildSystem)
                #expect(verdict.problems == reference.problems, comment)
            } else {
                // The other build system does not wait for what the compiler has to say after the first such error.
                #expect(verdict.reason == .doesNotCompile, comment)
                #expect(
                    verdict.problems.allSatisfy(reference.problems.contains) && !verdict.problems.isEmpty,
                    comment
                )
            }
            #expect(verdict.tests == reference.tests, comment)
            // Which of two streams comes first is nobody's promise.
            #expect(
                verdict.output.split(separator: "\n").sorted()
                    == reference.output.split(separator: "\n").sorted(),
                comment)
        }
    }

    private func expect(_ verdict: Verdict, _ testCase: EngineCase, comment: String = "") {
        let comment = Comment(rawValue: comment + " " + testCase.testDescription)
        #expect(verdict.color == testCase.color, comment)
        #expect(verdict.reason == testCase.reason, comment)
        #expect(verdict.problems.first?.message == testCase.message, comment)
        #expect(verdict.isRegression == testCase.isRegression, comment)
        if let place = testCase.place { #expect(verdict.firstPlace == place, comment) }
    }

    @Test func `the package engine's verdict with Swift 6.2, whose SwiftPM takes whole numbers only`()
        async throws
    {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 1)
        let toolchain = try fixture.toolchain(like: "previous", version: "6.2.4")

        let verdict = try await fixture.verdict(
            of: try fixture.setup(step: 1),
            by: PackageEngine(workspace: fixture.workspace, toolchain: toolchain))

        #expect(toolchain.eventStream == "0")
        #expect(verdict.color == .green)
    }

    @Test func `a toolchain without Swift Testing is no red, and what to do about it is said`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.program(
            "swift", "echo \"/a/Step1.swift:1:8: error: no such module 'Testing'\"; exit 1")
        let real = try fixture.toolchain()
        let engine = PackageEngine(
            workspace: fixture.workspace,
            toolchain: Toolchain(
                swift: fixture.root.appending(path: "bin/swift"), swiftc: real.swiftc, identity: real.identity
            )
        )
        let setup = try fixture.setup(step: 1)

        let error = await #expect(throws: KataError.self) {
            try await engine.run(setup, limits: TimeLimits())
        }

        #expect(
            error?.description
                == "This toolchain has no Swift Testing. On a Mac it comes with Xcode 26 or later, not with the Command Line Tools: install Xcode, select it with 'sudo xcode-select -s /Applications/Xcode.app', then run the command again. Elsewhere install Swift 6.2 or later from swift.org/install."
        )
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `what the compiler leaves among the temporary files goes with the check`(_ engine: String)
        async throws
    {
        let fixture = try FixtureWorkspace(isFirst: true)
        try fixture.solve("Greeting", step: 1)
        let temporary = fixture.root.appending(path: "temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        _ = try await fixture.kata("start", "greeting")

        let run = try await fixture.kata(
            "check", "--engine", engine, "--build-limit", "600", environment: ["TMPDIR": temporary.path])

        #expect(run.status == 0)
        // The compiler keeps what macros became in one place for all its calls.
        let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
        #expect(left.filter { $0 != "swift-generated-sources" } == [])
    }

    @Test func `a crash that nothing is known of but its signal names the test`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.program(
            "tests",
            """
            while [ "$1" != --event-stream-output-path ]; do shift; done
            tell() { printf '{"kind":"%s","payload":{%s},"version":"6.3.0"}\\n' "$1" "$2" >>"$events"; }
            events=$2
            tell test '"id":"greets()","kind":"function","name":"greets()"'
            tell event '"kind":"testStarted","testID":"greets()"'
            kill -ABRT $$
            """)
        let run = try await TestProcess(
            executable: fixture.root.appending(path: "bin/tests"), arguments: [], streamVersion: "6.3",
            workspace: fixture.workspace, environment: [:]
        ).run(deadline: .seconds(20))

        let verdict = Verdict(
            setup: try fixture.setup(step: 1),
            outcome: Outcome(diagnostics: [], run: run, buildSeconds: 0, runSeconds: 0),
            after: Reading(title: "A title", steps: 2), workspace: fixture.workspace)

        #expect(verdict.reason == .crash)
        #expect(verdict.problems.map(\.test) == ["greets()"])
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `a hang does not silence an older test that names the fault`(_ engine: String) async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("func greeting() -> String { \"Hallo\" }", to: EngineCase.source)
        try fixture.write("import Testing\n\n@Test func mine() { while true {} }\n", to: EngineCase.own)
        let engine = try fixture.engine(engine)

        // On a busy machine it may not have begun at the first deadline.
        let (setup, outcome) = try await engine.run(limits: TimeLimits(tests: .seconds(4))) {
            try fixture.setup(step: 1)
        }
        let verdict = Verdict(
            setup: setup, outcome: outcome, after: Reading(title: "A title", steps: 2),
            workspace: fixture.workspace)

        #expect(verdict.reason == .timeout)
        #expect(verdict.problems.map(\.test) == ["greetsTheWorld()", "mine()"])
        #expect(verdict.tests?.failed == 2)
    }

    @Test func `a hang names the test that was running`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            "import Dispatch\nfunc greeting(for name: String? = nil) -> String { if name != nil { DispatchSemaphore(value: 0).wait() }; return \"Hello\" }",
            to: "Sources/Greeting/Greeting.swift")
        let engine = try fixture.engine()

        let verdict = try await fixture.verdictOnHang(of: try fixture.setup(step: 2), by: engine)

        #expect(verdict.problems.last?.test == "greetsByName(_:)")
        #expect(verdict.problems.last?.file == "Tests/GreetingTests/Step2-Name.swift")
        #expect(verdict.tests?.old == Check.Tally(passed: 1, failed: 0))
    }

    @Test func `a case that fails says which`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            "func greeting(for name: String? = nil) -> String { name == nil ? \"Hello\" : \"Hello, Ada\" }",
            to: "Sources/Greeting/Greeting.swift")
        let engine = try fixture.engine()

        let verdict = try await fixture.verdict(of: try fixture.setup(step: 2), by: engine)

        #expect(verdict.problems.map(\.arguments) == ["name → \"Grace\""])
    }

    @Test func `an edit in the same second is never a stale verdict`() async throws {
        let fixture = try FixtureWorkspace()
        let engines = try FixtureWorkspace.engines.map { try fixture.engine($0) }
        let path = "Sources/Greeting/Greeting.swift"
        let past = Date(timeIntervalSince1970: 1_700_000_000)

        for engine in engines {
            for (word, color) in [("Hello", Check.Color.green), ("Hallo", .red), ("Hello", .green)] {
                try fixture.write("func greeting() -> String { \"\(word)\" }", to: path)
                try FileManager.default.setAttributes(
                    [.modificationDate: past], ofItemAtPath: fixture.root.appending(path: path).path)
                let verdict = try await fixture.verdict(of: try fixture.setup(step: 1), by: engine)
                #expect(verdict.color == color, "\(engine.name) after \(word)")
            }
        }
    }

    @Test func `what the code prints is kept and capped`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            """
            func greeting() -> String {
                print("one")
                for _ in 0..<300_000 { print(String(repeating: "x", count: 1_000)) }
                return "Hello"
            }
            """, to: "Sources/Greeting/Greeting.swift")
        let engine = try fixture.engine()

        let verdict = try await fixture.verdict(
            of: try fixture.setup(step: 1), by: engine, limits: TimeLimits(tests: .seconds(60)))

        #expect(verdict.isGreen)
        #expect(verdict.output.hasPrefix("one\nxxx"))
        #expect(verdict.output.hasSuffix("\n\(PrintedOutput.cut)\n"))
        #expect(verdict.output.utf8.count <= 2 * 65_536)
    }

    #if os(Linux)
    @Test func `a new test that does not compile is told without waiting for the older ones`() async throws {
        let fixture = try FixtureWorkspace()
        let real = try fixture.toolchain()
        let compiler = real.swiftc.deletingLastPathComponent().appending(path: "swift-frontend").path
        try fixture.program(
            "slow-frontend",
            "if echo \"$*\" | grep -q -- '-primary-file [^ ]*/Step1-'; then sleep 100; fi; exec '\(compiler)' \"$@\""
        )
        try fixture.program(
            "swiftc",
            "'\(real.swiftc.path)' \"$@\" | sed \"s,^[^ ]*/swift-frontend ,$(dirname \"$0\")/slow-frontend ,\""
        )
        let toolchain = Toolchain(
            swift: real.swift, swiftc: fixture.root.appending(path: "bin/swiftc"), identity: real.identity)
        try fixture.write("func greeting() -> String { \"Hello\" }", to: "Sources/Greeting/Greeting.swift")

        for jobs in [1, 2] {
            let engine = CompilerEngine(workspace: fixture.workspace, toolchain: toolchain, jobs: jobs)
            let verdict = try await fixture.verdict(
                of: try fixture.setup(step: 2), by: engine, limits: TimeLimits(build: .seconds(40)))

            #expect(
                verdict.problems.map(\.message) == ["argument passed to call that takes no arguments"])
        }
    }

    @Test func `what runs under every test of a view is optimised, and nothing else is`() async throws {
        let fixture = try FixtureWorkspace()
        for (function, file) in [
            ("isRuntimeOptimised", "PaperUI/Runtime/Node.swift"),
            ("isViewOptimised", "PaperUI/Views/Text.swift"),
            ("isSupportOptimised", "TestSupport/Runtime/Wait.swift"),
        ] {
            try fixture.write(
                """
                public func \(function)() -> Bool {
                    var isOptimised = true
                    assert({ isOptimised = false }() == ())
                    return isOptimised
                }
                """, to: "Sources/\(file)")
        }
        try fixture.write(
            """
            import PaperUI
            import TestSupport

            func greeting() -> String {
                isRuntimeOptimised() && !isViewOptimised() && !isSupportOptimised() ? "Hello" : "Hallo"
            }
            """, to: "Sources/Greeting/Greeting.swift")

        for jobs in [1, 2, 8] {
            let engine = CompilerEngine(
                workspace: fixture.workspace, toolchain: try fixture.toolchain(), jobs: jobs)
            let verdict = try await fixture.verdict(of: try fixture.setup(step: 1), by: engine)

            #expect(verdict.isGreen, "\(verdict.problems)")
            try FileManager.default.removeItem(at: fixture.workspace.cacheFolder)
        }
    }

    @Test(.enabled(if: FixtureWorkspace.engines.contains("compiler")))
    func `a wait for a support module is explained, once`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            """
            import PaperUI
            import TestSupport

            func greeting() -> String { "Hello" }
            """, to: "Sources/Greeting/Greeting.swift")
        try fixture.write("", to: "Sources/TestSupport/Small.swift")
        for number in 1...50 { try fixture.write("", to: "Sources/PaperUI/File\(number).swift") }

        _ = try await fixture.kata("start", "1")
        let first = try await fixture.kata("check")
        let second = try await fixture.kata("check")

        #expect(first.errors == "Compiling PaperUI, once for all chapters.\n")
        #expect(second.status == 0)
        #expect(second.errors == "")
    }
    #endif

    @Test(arguments: FixtureWorkspace.engines)
    func `what chapters share is built without a limit, and that is said once`(_ name: String) async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            "import PaperUI\n\nfunc greeting() -> String { shared }\n", to: "Sources/Greeting/Greeting.swift")
        for number in 1...50 { try fixture.write("", to: "Sources/PaperUI/File\(number).swift") }
        let notes = Mutex<[String]>([])
        let progress = { @Sendable (note: String) in notes.withLock { $0.append(note) } }
        let toolchain = try fixture.toolchain()
        let sentence = "Compiling PaperUI, once for all chapters."

        for (count, word) in [(1, "Hallo"), (2, "Hello")] {
            let engine: any Engine =
                name == "compiler"
                ? CompilerEngine(workspace: fixture.workspace, toolchain: toolchain, progress: progress)
                : PackageEngine(workspace: fixture.workspace, toolchain: toolchain, progress: progress)
            try fixture.write(
                "public let shared = \"\(word)\"\n", to: "Sources/PaperUI/File1.swift")
            let late = try await engine.run(
                fixture.setup(step: 1), limits: TimeLimits(build: .milliseconds(1)))
            #expect(late.exceededBuildLimit == .milliseconds(1))
            #expect(notes.withLock { $0 } == Array(repeating: sentence, count: count))

            let outcome = try await engine.run(
                fixture.setup(step: 1), limits: TimeLimits(build: .seconds(600)))
            #expect(outcome.run?.tests.map(\.state) == [word == "Hello" ? .passed : .failed])
            #expect(notes.withLock { $0 } == Array(repeating: sentence, count: count))
        }
    }

    /// PaperUI plays SwiftUI, and what was written before it did says PaperUI.
    @Test(arguments: FixtureWorkspace.engines)
    func `a file may call paper by either name`(_ name: String) async throws {
        let fixture = try FixtureWorkspace()
        let module = "Sources/SwiftUI/SwiftUI.swift"
        try fixture.write(try Files.text(Repository.root.appending(path: module)), to: module)
        try fixture.write(
            "public struct Card: Sendable { public init() {} }\n", to: "Sources/PaperUI/Card.swift")
        let solution = try fixture.read("Solutions/Greeting/Step1/Greeting.swift")
        let toolchain = try fixture.toolchain()
        let engine: any Engine =
            name == "compiler"
            ? CompilerEngine(workspace: fixture.workspace, toolchain: toolchain)
            : PackageEngine(workspace: fixture.workspace, toolchain: toolchain)

        for (old, new) in [("PaperUI", "PaperUI"), ("PaperUI", "SwiftUI"), ("SwiftUI", "SwiftUI")] {
            try fixture.write(
                "import \(old)\n\n\(solution)\nfunc turned(_ card: Card) -> \(old).Card { card }\n",
                to: EngineCase.source)
            try fixture.write("import \(new)\n\nlet card = Card()\n", to: "Sources/Greeting/Deck.swift")
            for module in ["SwiftUI", "PaperUI"] {
                try fixture.write(
                    """
                    import \(module)
                    import Testing

                    @testable import Greeting

                    @Test func turns() { let _: \(module).Card = turned(card) }
                    """, to: EngineCase.own)

                let verdict = try await fixture.verdict(of: try fixture.setup(step: 1), by: engine)

                #expect(verdict.isGreen, "\(old), \(new), \(module): \(verdict.problems)")
                #expect(verdict.tests?.own.passed == 1)
            }
        }
    }

    @Test func `tests that are off, cancelled or without rows are named, and a warning is one`() async throws
    {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 1)
        try fixture.write(
            """
            import Testing

            @Test(.disabled("later")) func off() {}
            @Test(.enabled(if: 1 == 2)) func notHere() {}
            @Test(arguments: [Int]()) func noRows(number: Int) {}
            @Test func cancels() throws { try Test.cancel("not today") }
            @Test(arguments: [1, 2]) func cancelsRows(number: Int) throws { try Test.cancel("none") }
            @Test(arguments: [1, 2]) func cancelsOne(number: Int) throws { if number == 1 { try Test.cancel("one") } }
            @Suite(.disabled("all of it")) struct Off { @Test func inside() {} }
            @Test func warns() { Issue.record("careful", severity: .warning) }
            """, to: EngineCase.own)

        let verdict = try await fixture.verdict(of: try fixture.setup(step: 1), by: try fixture.engine())

        #expect(verdict.isGreen)
        #expect(
            verdict.tests?.skipped == [
                "off()", "notHere()", "noRows(number:)", "cancels()", "cancelsRows(number:)", "inside()",
            ])
        #expect(verdict.tests?.own.passed == 2)
        #expect(verdict.warnings.map(\.message) == ["careful"])
    }

    @Test func `a step without tests is not green`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 2)
        try FileManager.default.removeItem(
            at: fixture.root.appending(path: "Tests/GreetingTests/Step2-Name.swift"))
        let engine = try fixture.engine()

        let verdict = try await fixture.verdict(of: try fixture.setup(step: 2), by: engine)

        #expect(verdict.color == .red)
        #expect(
            verdict.problems.map(\.message)
                == ["None of the tests of step 2 ran. Their file is missing, or was emptied or switched off."]
        )
    }
}

extension FixtureWorkspace {
    /// What stands for another toolchain: a folder of Runner/Tests/shims.
    fileprivate func toolchain(like shim: String, version: String? = nil) throws -> Toolchain {
        let toolchain = try toolchain()
        let swift = Repository.runner.appending(path: "Tests/shims/\(shim)/swift")
        let identity = version.map { version in
            toolchain.identity.replacing(/Swift version [0-9.]+/, with: "Swift version \(version)")
        }
        return Toolchain(
            swift: swift, swiftc: toolchain.swiftc, identity: identity ?? toolchain.identity)
    }
}
