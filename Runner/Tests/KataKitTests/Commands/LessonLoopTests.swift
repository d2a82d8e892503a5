import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText
@testable import KataWork

/// The real runner over the tiny workspace, as a learner uses it.
struct LessonLoopTests {
    @Test func `doing what the last line says leads through both chapters`() async throws {
        let fixture = try FixtureWorkspace()
        var transcript = ""
        /// Runs a command, and notes what its end says. Returns the command that it names.
        func end(of arguments: String...) async throws -> String? {
            let run = try await fixture.kata(arguments)
            transcript += "$ \((["./kata"] + arguments).joined(separator: " "))\n\(run.next)\n"
            return run.command
        }

        #expect(try await end() == "./kata start 1")
        #expect(try await end(of: "start", "1") == "./kata check")
        #expect(try await end(of: "check") == "./kata check")
        try fixture.solve("Greeting", step: 1)
        #expect(try await end(of: "check") == "./kata next")
        #expect(try await end() == "./kata next")
        #expect(try await end(of: "next") == "./kata check")
        try fixture.solve("Greeting", step: 2)
        #expect(try await end() == "./kata read")
        #expect(try await end(of: "check") == "./kata next")
        #expect(try await end(of: "next") == "./kata start 2")
        #expect(try await end() == "./kata start 2")
        #expect(try await end(of: "start", "2") == "./kata check")
        try fixture.solve("Goodbye", step: 1)
        #expect(try await end(of: "next") == nil)
        #expect(try await end() == "./kata history")
        expectRecorded(transcript, as: "both-chapters")
    }

    @Test func `the overview of a fresh clone`() async throws {
        let fixture = try FixtureWorkspace()

        let run = try await fixture.kata()

        #expect(run.status == 0, "\(run.errors)")
        expectRecorded(run.output, as: "fresh-clone")
    }

    @Test func `after the only chapter was reset, it is the one to start`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "2")
        _ = try await fixture.kata("reset", "2")

        #expect(try await fixture.kata().command == "./kata start 2")
        #expect(try await fixture.kata("check").errors.hasSuffix(": ./kata start 2\n"))
    }

    @Test func `the overview as JSON`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")

        #expect(
            try await fixture.kata("--json").output
                == #"{"chapters":[{"finished":false,"name":"Greeting","number":1,"step":1,"steps":2,"test":null,"title":"A greeting"},{"finished":false,"name":"Goodbye","number":2,"step":0,"steps":1,"test":null,"title":"A goodbye"}],"current":"Greeting","next":"./kata check","promises":["A word"],"schema":1,"unguarded":[]}"#
                + "\n")
    }

    @Test func `start shows the step and its first test, and runs nothing`() async throws {
        let fixture = try FixtureWorkspace()

        let run = try await fixture.kata("start", "greeting")

        #expect(run.status == 0, "\(run.errors)")
        expectRecorded(run.output, as: "start")
        #expect(!run.output.contains("RED"))
        #expect(try History.of(fixture).entries(chapter: nil).isEmpty)
        #expect(run.command == "./kata check")
        #expect(try fixture.read("Package.swift").contains(#"Chapter("Greeting", step: 1, of: 2)"#))
    }

    @Test func `how it works is said at the first start alone`() async throws {
        let fixture = try FixtureWorkspace()
        let first = try await fixture.kata("start", "1")
        let second = try await fixture.kata("start", "2")
        _ = try await fixture.kata("reset", "1")
        let again = try await fixture.kata("start", "1")

        #expect([first, second, again].map { $0.output.contains("How it works:") } == [true, false, false])
    }

    @Test func `check tells by its status and by its JSON`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")

        let red = try await fixture.kata("check", "--json")
        try fixture.solve("Greeting", step: 1)
        let green = try await fixture.kata("check", "--json")

        #expect(red.status == 1)
        #expect(red.output.contains(#""reason":"doesNotCompile""#))
        #expect(green.status == 0)
        #expect(green.output.contains(#""verdict":"green""#))
    }

    @Test func `next while red stays where it is and says why`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")

        let run = try await fixture.kata("next")

        #expect(run.status == 1, "\(run.errors)")
        expectRecorded(run.next, as: "next-while-red")
        #expect(try fixture.read("Package.swift").contains(#"Chapter("Greeting", step: 1, of: 2)"#))
    }

    @Test func `hints come one by one and the last says so`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")

        expectRecorded(try await fixture.kata("hint").output, as: "first-hint")
        expectRecorded(try await fixture.kata("hint").output, as: "last-hint")
        #expect(try await fixture.kata("hint").output.hasPrefix("Hint 2 of 2"))
    }

    @Test func `the solution is a diff, and with --apply it is the work`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")
        try fixture.write("// mine\n", to: "Sources/Greeting/Greeting.swift")
        try fixture.write("// also mine\n", to: "Sources/Greeting/Extra.swift")

        let diff = try await fixture.kata("solution")
        let applied = try await fixture.kata("solution", "--apply")

        #expect(diff.output.contains("-// mine\n+func greeting() -> String {\n+    \"Hello\"\n+}"))
        #expect(applied.status == 0)
        #expect(
            try fixture.read("Sources/Greeting/Greeting.swift")
                == fixture.read("Solutions/Greeting/Step1/Greeting.swift"))
        #expect(
            !FileManager.default.fileExists(
                atPath: fixture.root.appending(path: "Sources/Greeting/Extra.swift").path))
        #expect(try await fixture.kata("check").status == 0)

        let id = try #require(applied.output.firstMatch(of: /\.\/kata restore ([0-9a-f]+)/)?.1)
        #expect(try await fixture.kata("restore", String(id)).status == 0)
        #expect(try fixture.read("Sources/Greeting/Greeting.swift") == "// mine\n")
        #expect(try fixture.read("Sources/Greeting/Extra.swift") == "// also mine\n")
    }

    @Test func `reset brings the start back, or the end of a step, and keeps the work`() async throws {
        let fixture = try FixtureWorkspace()
        let shipped = try fixture.read("Tests/GreetingTests/MyTests.swift")
        _ = try await fixture.kata("start", "1")
        try fixture.write("// mine\n", to: "Sources/Greeting/Greeting.swift")
        try fixture.write("// my test\n", to: "Tests/GreetingTests/MyTests.swift")

        let toEnd = try await fixture.kata("reset", "1", "--to", "2")

        #expect(toEnd.status == 0)
        #expect(try await fixture.kata("check").output.hasPrefix("GREEN  Step 2 of 2"))
        #expect(try fixture.read("Tests/GreetingTests/MyTests.swift") == shipped)

        let over = try await fixture.kata("reset", "1")

        #expect(over.command == "./kata start 1")
        #expect(try fixture.read("Sources/Greeting/Greeting.swift") == "// A greeting grows here.\n")
        #expect(try fixture.read("Package.swift").contains(#"Chapter("Greeting", step: 0, of: 2)"#))

        let id = try #require(toEnd.output.firstMatch(of: /\.\/kata restore ([0-9a-f]+)/)?.1)
        #expect(try await fixture.kata("restore", String(id)).status == 0)
        #expect(try fixture.read("Sources/Greeting/Greeting.swift") == "// mine\n")
        #expect(try fixture.read("Tests/GreetingTests/MyTests.swift") == "// my test\n")
        #expect(try fixture.read("Package.swift").contains(#"Chapter("Greeting", step: 1, of: 2)"#))
    }

    @Test func `the history lists every checked state with its colour, newest first`() async throws {
        let fixture = try FixtureWorkspace()
        #expect(try await fixture.kata("history").output.hasPrefix("Nothing has been checked yet"))
        _ = try await fixture.kata("start", "1")
        _ = try await fixture.kata("check")
        try fixture.solve("Greeting", step: 1)
        _ = try await fixture.kata("check")

        let lines = try await fixture.kata("history", "1").output.split(separator: "\n")

        #expect(lines[0].hasSuffix("step 1  GREEN"))
        #expect(lines[1].hasSuffix("step 1  RED  does not compile"))
        #expect(lines.last?.hasSuffix(": ./kata restore <id>") == true)
    }

    @Test func `next and the overview agree on what comes after a chapter`() async throws {
        let fixture = try FixtureWorkspace()
        for (chapter, steps) in [("2", 1), ("1", 2)] {
            _ = try await fixture.kata("start", chapter)
            for step in 1...steps {
                try fixture.solve(chapter == "1" ? "Greeting" : "Goodbye", step: step)
                _ = try await fixture.kata("check", chapter)
                let next = try await fixture.kata("next", chapter)
                guard step == steps else { continue }
                let overview = try await fixture.kata()
                #expect(next.command == (chapter == "2" ? "./kata start 1" : nil))
                #expect(overview.command == (chapter == "2" ? "./kata start 1" : "./kata history"))
            }
        }
    }

    @Test func `a step that was switched on by hand has not been checked`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 1)
        _ = try await fixture.kata("start", "1")
        _ = try await fixture.kata("check")
        #expect(try await fixture.kata().command == "./kata next")

        let manifest = try fixture.read("Package.swift")
        try fixture.write(manifest.replacing("step: 1, of: 2", with: "step: 2, of: 2"), to: "Package.swift")

        #expect(try await fixture.kata().command == "./kata read")
    }

    @Test func `after a chapter comes the one behind it, though an earlier one is not finished`() async throws
    {
        let fixture = try FixtureWorkspace()
        try fixture.shell(
            """
            for folder in Sources/Goodbye Solutions/Goodbye Tests/GoodbyeTests; do
                cp -R $folder $(echo $folder | sed s/Goodbye/Farewell/)
            done
            sed 's/# 2 · A goodbye/# 3 · A farewell/' Chapters/2-Goodbye.md >Chapters/3-Farewell.md
            """)
        let line = "    Chapter(\"Goodbye\", step: 0, of: 1),\n"
        let manifest = try fixture.read("Package.swift")
        try fixture.write(
            manifest.replacing(line, with: line + line.replacing("Goodbye", with: "Farewell")),
            to: "Package.swift")
        _ = try await fixture.kata("start", "2")
        try fixture.solve("Goodbye", step: 1)

        let next = try await fixture.kata("next")

        #expect(next.command == "./kata start 3")
        #expect(try await fixture.kata().command == "./kata start 3")
    }

    @Test func `a workspace that was moved goes on`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")
        try fixture.solve("Greeting", step: 1)
        #expect(try await fixture.kata("check").status == 0)

        try fixture.move(to: "another place")

        #expect(try await fixture.kata("check").status == 0)
    }

    @Test func `XCTest's tests are not passed over in silence`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")
        try fixture.solve("Greeting", step: 1)
        try fixture.write(
            """
            import XCTest

            final class MyTests: XCTestCase { func testNothing() { XCTFail("never seen") } }
            """, to: "Tests/GreetingTests/MyTests.swift")

        let run = try await fixture.kata("check")

        expectRecorded(run.output.part(with: "XCTest"), as: "xctest")
    }

    @Test func `a check of XCTest in a test of Swift Testing is not taken for one`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")
        try fixture.solve("Greeting", step: 1)
        try fixture.write(
            "import Testing\nimport XCTest\n\n@Test func mine() { XCTFail(\"never seen\") }\n",
            to: "Tests/GreetingTests/MyTests.swift")

        let run = try await fixture.kata("check")

        #expect(!run.output.contains("Not run"))
        expectRecorded(run.output.part(with: "XCTFail"), as: "unheard-check")
    }

    @Test func `a learner's own test counts`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")
        try fixture.solve("Greeting", step: 1)
        try fixture.write(
            """
            import Testing
            @testable import Greeting
            @Test func mine() { #expect(greeting() == "Hi") }
            """, to: "Tests/GreetingTests/MyTests.swift")

        let run = try await fixture.kata("check")

        #expect(run.status == 1, "\(run.errors)")
        #expect(run.output.contains("✗ mine() — your own test"))
    }
}
