import Foundation
import KataBase
import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataText

/// `./kata run` over the tiny workspace. What a screen does in a browser, Tests/browser/play.py shows.
struct RunTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    @Test func `a chapter without an app has no screen`() async throws {
        let run = try await fixture.kata("run", "1")

        #expect(run.status == 2)
        #expect(run.errors == "Greeting has no screen to be played. Go on with: ./kata start 1\n")
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `an app that does not compile yet says which step finishes the screen`(_ engine: String) async throws
    {
        try fixture.write(Self.app("greeting(for: \"Ada\")"), to: Self.path)
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(1, of: "Greeting")
        try fixture.edit("Chapters/1-Greeting.md", "## Step 2", "## Step 2")

        let run = try await fixture.kata("run", "1", "--engine", engine)

        #expect(run.status == 2)
        #expect(
            run.errors.hasPrefix("It does not compile: App/Sources/GreetingApp/GreetingApp.swift:7: "),
            "\(run.errors)")
        #expect(run.errors.hasSuffix(". Mend that first: ./kata check 1\n"), "\(run.errors)")
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `a session plays the app, tells what it shows, and builds it anew`(_ engine: String) async throws {
        try fixture.write(Self.app("greeting()"), to: Self.path)
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(1, of: "Greeting")
        let call = fixture.call(engine: engine)
        let session = LiveSession(of: try call.course().chapter("1"), in: call)

        try await Turnstile.shared.pass {
            #expect(await session.build() == nil)
        }
        #expect(shown(await session.look(after: .init(kind: "look"))) == "Hello look")
        #expect(shown(await session.look(after: .init(kind: "tap", node: 7))) == "Hello tap7")
        for kind in ["end", "look"] {
            let words = shown(await session.look(after: .init(kind: kind)))
            #expect(words.hasPrefix("The app has ended, with status 1."), "\(words)")
        }
        #expect(await session.takeFault() == "The app has ended, with status 1.")
        #expect(await session.takeFault() == nil)
        let late = await session.look(after: .init(kind: "write", node: 7, text: "Ada"))
        #expect(
            late.note == LiveNote(words: "No app was there any more that could take the text.", typed: "Ada"))

        try fixture.write(
            "func greeting() -> String { \"Good morning\" }\n", to: "Sources/Greeting/Greeting.swift")
        try await Turnstile.shared.pass { #expect(await session.build() == nil) }
        #expect(shown(await session.look(after: .init(kind: "look"))) == "Good morning look")

        // What changes by itself is heard of, with no deed; where nothing changes, the wait has an end.
        var news = await session.look(after: .init(kind: "later"))
        if shown(news) != "news" {
            news = await session.look(newerThan: news.version, within: .seconds(60))
        }
        #expect(shown(news) == "news")
        #expect(
            await session.look(newerThan: news.version, within: .milliseconds(50)).version == news.version)
        await session.end()
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `a crash is told with its words, file and line`(_ engine: String) async throws {
        try fixture.write(Self.app("greeting()", crash: "crash()"), to: Self.path)
        try fixture.write(
            """
            func greeting() -> String { "Hello" }

            func crash() {
                let numbers: [Int] = []
                print(numbers[numbers.count])
            }

            """, to: "Sources/Greeting/Greeting.swift")
        let call = fixture.call(engine: engine)
        let session = LiveSession(of: try call.course().chapter("1"), in: call)
        try await Turnstile.shared.pass { #expect(await session.build() == nil) }

        let crashed = shown(await session.look(after: .init(kind: "crash")))

        #expect(
            crashed == """
                The app has crashed.
                Sources/Greeting/Greeting.swift:5: Fatal error: Index out of range
                    print(numbers[numbers.count])
                """)
        #expect(await session.takeFault() == crashed)
        try await Turnstile.shared.pass { #expect(await session.build() == nil) }
        #expect(shown(await session.look(after: .init(kind: "look"))) == "Hello look")
        await session.end()
    }

    @Test func `a number that is no port is refused`() async throws {
        let run = try await fixture.kata("run", "1", "--port", "70000")

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("'70000' is no port. Give a number from 1 to 65535."), "\(run.errors)")
    }

    @Test func `what an app shows of a type is left out until the chapter has it`() throws {
        try fixture.write(
            "#if HAS_Finder\nlet has = true\n#else\nlet has = false\n#endif\n", to: Self.path)
        func text(_ source: String) throws -> String? {
            try ScreenProgram(
                of: "Greeting", module: "Greeting",
                sources: [SourceText(path: "/Finder.swift", bytes: Data(source.utf8))],
                in: fixture.call(engine: nil).workspace)?.text
        }

        #expect(try text("struct Finder: View {}\n")?.contains("#if true\n") == true)
        #expect(try text("// struct Finder comes later\nstruct Find {}\n")?.contains("#if false\n") == true)
        #expect(try text("struct FinderList {}\n")?.contains("#if false\n") == true)
    }

    @Test(arguments: [("run", "127.0.0.1"), ("watch", "Checked|GREEN")])
    func `a command that goes on ends where its folder is renamed, and says so`(
        _ command: String, _ sign: String
    )
        throws
    {
        try fixture.write(Self.app("greeting()"), to: Self.path)
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(1, of: "Greeting")
        let kata = "KATA_ENGINE=\(FixtureWorkspace.engines[0]) '\(FixtureWorkspace.binary.path)' \(command) 1"

        // The folder has its old name again at the end, for whoever clears it away.
        try fixture.shell(
            """
            here="$PWD"
            \(kata) >../out 2>../errors </dev/null & kata=$!
            for i in $(seq 1200); do grep -qE '\(sign)' ../out && break; sleep 0.1; done
            mv "$here" "$here-renamed"
            for i in $(seq 1200); do kill -0 $kata 2>/dev/null || break; sleep 0.1; done
            kill $kata 2>/dev/null; wait $kata; echo $? >"$here-renamed/status"
            ls -d "$here" >"$here-renamed/left" 2>/dev/null
            cp ../errors "$here-renamed"; rm -rf "$here"; mv "$here-renamed" "$here"
            """)

        #expect(try fixture.read("status") == "2\n")
        #expect(
            try fixture.read("errors")
                == "The folder '\(fixture.root.path)' is not there any more: it was renamed, moved or deleted. Go to where it is now, and run the command again there.\n"
        )
        #expect(try fixture.read("left") == "", "nothing is made at the old place")
    }

    @Test(arguments: ["INT", "TERM", "HUP", "QUIT"])
    func `a signal ends it as a key would, and the app goes with it`(_ signal: String) throws {
        try fixture.write(Self.app("greeting()"), to: Self.path)
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(1, of: "Greeting")
        let kata = "KATA_ENGINE=\(FixtureWorkspace.engines[0]) '\(FixtureWorkspace.binary.path)' run 1"

        try fixture.shell(
            """
            \(kata) >out 2>errors </dev/null & kata=$!
            for i in $(seq 1200); do grep -q 127.0.0.1 out && break; sleep 0.1; done
            app=$(pgrep -P $kata); ps -o args= -p $app >app
            kill -\(signal) $kata; wait $kata; echo $? >status
            ps -o args= -p $app >left
            """)

        #expect(try !fixture.read("app").isEmpty)
        #expect(try fixture.read("status") == "0\n")
        #expect(try fixture.read("left") == "")
        #expect(try fixture.read("errors") == "")
    }

    private func shown(_ look: LiveSession.Look) -> String {
        switch look.state {
        case .building: "…"
        case .broken(let words): words
        case .playing(let page): page.picture
        }
    }

    private static let path = "App/Sources/GreetingApp/GreetingApp.swift"

    /// An app that says what it was told, as a screen does.
    private static func app(_ greeting: String, crash: String = "") -> String {
        """
        import Front
        import Foundation

        @main
        struct Main {
            static func main() async {
                let greeting = \(greeting)
                await comeToTheFront()
                while let line = readLine() {
                    let deed = try! JSONSerialization.jsonObject(with: Data(line.utf8)) as! [String: Any]
                    let kind = deed["kind"] as! String
                    if kind == "end" { exit(1) }
                    if kind == "crash" { \(crash) }
                    let node = deed["node"].map { "\\($0)" } ?? ""
                    print(
                        #"{"picture":"\\#(greeting) \\#(kind)\\#(node)","choices":[],"warnings":[],"isDark":false,"isBusy":false}"#)
                    fflush(nil)
                    if kind == "later" {
                        usleep(300_000)
                        print(
                            #"{"picture":"news","choices":[],"warnings":[],"isDark":false,"isBusy":false,"isNews":true}"#)
                        fflush(nil)
                    }
                }
            }
        }
        """
    }
}
