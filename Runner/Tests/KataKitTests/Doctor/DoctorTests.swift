import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

struct DoctorTests {
    private static let product = "object-\(String(repeating: "0", count: 32))"

    @Test func `a healthy workspace`() async throws {
        let fixture = try FixtureWorkspace(isFirst: true)

        let run = try await fixture.kata("doctor")

        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(run.lines[0].hasPrefix("✓ Stringline     of an unknown version, commit unknown: "))
        let report = run.lines.dropFirst().map { $0.replacing(/[0-9]+\.[0-9]+(\.[0-9]+)?( s)?/, with: "N") }
        #expect(report[0] == "✓ Workspace      \(fixture.root.path)")
        #expect(report[1] == "✓ Package.swift  2 chapters, none started")
        #expect(report[2] == "✓ Starter tests  as shipped")
        #expect(report[3].hasPrefix("✓ Swift          N at /"))
        #expect(report[4] == "✓ Engine         \(FixtureWorkspace.engines[0]); a test was built and run in N")
        #expect(report[5] == "✓ Swift Testing  N, event stream N")
        #expect(
            report[6]
                == "✓ Modules        what Greeting leans on is compiled: its first check need not wait")
        // Where there is none, a line more says who needs it.
        let hasSandbox = report[7] == "✓ Sandbox        bubblewrap"
        #expect(hasSandbox || report[7].hasPrefix("! Sandbox        none: "))
        let rest = report.dropFirst(hasSandbox ? 8 : 9).map(\.self)
        #expect(rest[0].hasPrefix("✓ git            N at /"))
        #expect(rest[1] == "✓ History        empty")
        #expect(
            rest[2].wholeMatch(of: /✓ Cache          ([0-9]+ products, N MB in .kata\/cache|empty; .*)/)
                != nil)
        #expect(
            rest[3]
                == "✓ Disk           builds take N MB. What you delete is built again: rm -r .kata/cache")
        let isProven = FixtureWorkspace.engines.contains("compiler")
        #expect(rest[4].hasPrefix("\(isProven ? "✓" : "!") Platform       "))
        #expect(rest[5] == "✓ Terminal       none; plain text for 80 columns")
        let end = hasSandbox && isProven ? "all is well" : "nothing has to be mended"
        #expect(rest[6...] == ["", "Next: \(end). Go on with: ./kata"])
    }

    @Test(arguments: ["2.25.1", "2.31.9", "1.99"])
    func `a git that is too old is told`(_ version: String) throws {
        let fixture = try FixtureWorkspace()
        try fixture.program("git", "echo 'git version \(version)'")
        let call = Call(
            workspace: fixture.workspace, console: Printer(style: .plain).console,
            environment: ["PATH": fixture.root.appending(path: "bin").path])

        let sut = Doctor(call).git()

        #expect(sut.status == .problem)
        #expect(sut.words == "\(version) at \(fixture.root.path)/bin/git is too old.")
        #expect(sut.mend == "Install git 2.32 or later, then run ./kata doctor again.")
    }

    @Test(arguments: [
        "git version 2.32.0", "git version 2.39.5 (Apple Git-154)", "git version 3.0", "git version ?",
    ])
    func `a git that is new enough is not`(_ answer: String) {
        #expect(Git.isNewEnough(answer))
    }

    @Test func `without a sandbox it says what cannot be done`() async throws {
        let fixture = try FixtureWorkspace(isFirst: true)
        let call = Call(
            workspace: fixture.workspace, console: Printer(style: .plain).console,
            environment: ["PATH": "/nowhere"])

        let sut = Doctor(call).sandbox(try fixture.toolchain())

        #expect(sut.status == .remark)
        #expect(sut.words.hasPrefix("none: "))
        #expect(
            sut.mend
                == "./kata grade needs one. Install bubblewrap 0.8 or later where user namespaces are allowed, grade in a container of your own."
        )
        #expect(
            Sandbox.installation(onMac: true)
                == "Open the folder in the dev container (in VS Code: Reopen in Container)")
    }

    @Test(arguments: [
        ("com.apple.file-provider-domain-id\n", true), ("com.apple.fileprovider.fpfs#P\n", true),
        ("com.apple.quarantine\n", false), ("", false),
    ])
    func `a folder that a cloud keeps is named, with what to do`(_ attributes: String, isKept: Bool) throws {
        let fixture = try FixtureWorkspace()
        try fixture.program("xattr", "[ \"$1\" = '\(fixture.root.path)' ] && printf '\(attributes)'")
        let call = Call(
            workspace: fixture.workspace, console: Printer(style: .plain).console,
            environment: ["PATH": fixture.root.appending(path: "bin").path])

        let findings = Doctor(call).cloud()

        #expect(findings.map(\.subject) == (isKept ? ["Folder"] : []))
        #expect(
            findings.allSatisfy {
                $0.mend == "Move the folder to another place, for example: mv '\(fixture.root.path)' ~/"
            })
    }

    @Test func `a Mac has git from its tools`() {
        #expect(Git.installation(onMac: true) == "xcode-select --install")
        #expect(Git.installation(onMac: false) == "apt-get install git")
    }

    @Test func `what is shared, with whom, and that it does not get through`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        _ = try await fixture.kata("share", shared.path, "--name", "Ada")
        let first = try await fixture.kata("doctor")
        Sharing(fixture.workspace).save(.init(failure: .init(words: "no answer", date: Date())))

        let second = try await fixture.kata("doctor")

        #expect(first.lines.contains("✓ Sharing        with \(shared.path), as Ada"))
        #expect(second.lines.contains("! Sharing        does not get through to \(shared.path): no answer"))
        #expect(second.status == 0)
    }

    @Test func `what is broken comes with the way to mend it`() async throws {
        let fixture = try FixtureWorkspace(isFirst: true)
        let manifest = try fixture.read("Package.swift")
        try fixture.write(manifest.replacing("step: 0, of: 2", with: "step: 3, of: 2"), to: "Package.swift")
        try fixture.write("obj", to: ".kata/cache/\(Self.product)/module.o")
        try fixture.write("module.o 6", to: ".kata/cache/\(Self.product)/seal")

        let run = try await fixture.kata("doctor", environment: ["PATH": "/nowhere"])

        #expect(run.status == 2)
        let platform = try #require(run.lines.first { $0.contains("Platform") })
        expectRecorded(
            run.output.replacing(fixture.root.path, with: "<workspace>").replacing(
                platform, with: "<platform>"
            ).replacing(/take [0-9.]+ MB/, with: "take N MB"),
            as: "broken")
    }

    @Test func `what the builds take on the disk, and how it is freed`() throws {
        let fixture = try FixtureWorkspace()
        let fresh = try FixtureWorkspace(isFirst: true)
        try fixture.shell("rm -rf .kata && mkdir -p .build/debug && mkdir -p Runner/.build")
        try fixture.shell("head -c 2000000 /dev/zero > .build/debug/.hidden && ln -s /dev .build/elsewhere")

        let sut = DiskUse(workspace: fixture.workspace).finding

        #expect(DiskUse(workspace: fresh.workspace).finding.words == "nothing is built yet")
        #expect(
            sut.words.wholeMatch(
                of: /builds take 2\.\d MB\. What you delete is built again: rm -r \.build Runner\/\.build/)
                != nil,
            "\(sut.words)")
    }

    @Test func `changed starter tests and a killed run's leftovers are remarks`() async throws {
        let fixture = try FixtureWorkspace(isFirst: true)
        try fixture.write("// mine\n", to: "Tests/GoodbyeTests/Step1-Bye.swift")
        try fixture.write("object", to: ".kata/cache/\(Self.product)/module.o")
        try fixture.write("module.o 6", to: ".kata/cache/\(Self.product)/seal")
        try fixture.write("half", to: ".kata/cache/making-999999999-1/module.o")

        let run = try await fixture.kata("doctor")

        #expect(run.status == 0)
        let remarks = ["! Starter tests", "! Cache"].flatMap { name in
            run.lines.drop { !$0.hasPrefix(name) }.prefix(2)
        }
        expectRecorded(
            remarks.joined(separator: "\n").replacing(
                /[0-9]+ products?, [0-9.]+ MB/, with: "N products, N MB"),
            as: "remarks")
        #expect(run.command == "./kata")
    }

    @Test func `line ends of Windows are told, and go away with nothing else lost`() async throws {
        let fixture = try FixtureWorkspace()
        let picture = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00])
        try fixture.endLinesAsOnWindows()
        try picture.write(to: fixture.root.appending(path: "Chapters/picture.png"))
        try fixture.shell(
            "echo .kata > .gitignore && git init -q && git config core.autocrlf true && git add . && git -c user.name=A -c user.email=a@b commit -qm One"
        )
        // What the learner has not committed, one of it staged.
        try fixture.write("// mine\r\n", to: "Sources/Greeting/Greeting.swift")
        try fixture.write("// staged\r\n", to: "Sources/Greeting/Staged.swift")
        try fixture.shell("git add Sources/Greeting/Staged.swift")
        try fixture.write("// new\r\n", to: "Sources/Greeting/New.swift")

        let run = try await fixture.kata("doctor")

        let command =
            #"git grep -lIz "$(printf '\r')" | xargs -0 perl -pi -e 's/\r$//' && git ls-files -sz | git update-index -z --index-info"#
        let place = try #require(run.lines.firstIndex { $0.hasPrefix("! Line ends ") })
        #expect(
            run.lines[place...(place + 1)] == [
                "! Line ends      as on Windows (CRLF) in Package.swift and 17 other files of ours",
                "                 This changes them in every file that git knows, yours too, and nothing else: \(command)",
            ])
        let others = ["Chapters/picture.png", "Sources/Greeting/New.swift"]
        let texts = try Files.list(fixture.root).filter { !others.contains($0) }
        let before = try texts.map { try fixture.read($0) }
        try fixture.shell("(\(command)) 2> errors; git status --porcelain > status")
        #expect(try texts.map { try fixture.read($0) } == before.map(\.withLineFeeds))
        #expect(try fixture.read("Sources/Greeting/New.swift") == "// new\r\n", "git does not know it yet")
        #expect(try Files.data(fixture.root.appending(path: "Chapters/picture.png")) == picture)
        #expect(
            try fixture.read("status") == """
                 M Sources/Greeting/Greeting.swift
                A  Sources/Greeting/Staged.swift
                ?? Sources/Greeting/New.swift
                ?? errors
                ?? status

                """)
        #expect(try await !fixture.kata("doctor").output.contains("Line ends"))
    }

    @Test func `line ends of Windows in the learner's files are the learner's`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.endLinesAsOnWindows(
            in: ["Sources/Greeting", "Sources/Goodbye", "Tests/GreetingTests/MyTests.swift"])

        #expect(try await !fixture.kata("doctor").output.contains("Line ends"))
    }

    @Test func `a clone in which git made files of links is told, and mended`() async throws {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        let link = "Solutions/Thanks/Tests/Helpers"
        try fixture.shell("git init -q && git add Solutions")
        try fixture.git("commit", "-qm", "One")
        try fixture.shell("git config core.symlinks false && rm \(link) && git checkout -q -- \(link)")

        let run = try await fixture.kata("doctor")

        let place = try #require(run.lines.firstIndex { $0.hasPrefix("! Links ") })
        let command = "git config core.symlinks true && git checkout HEAD -- 'Solutions/*/Tests/Helpers'"
        #expect(
            run.lines[place...(place + 1)] == [
                "! Links          \(link) is an ordinary file, since git makes no links here: our tests of your steps do not compile",
                "                 \(command)",
            ])
        try fixture.shell(command)
        #expect(try await !fixture.kata("doctor").output.contains("Links"))
        #expect(Files.isFolder(fixture.root.appending(path: link).real))
    }

    @Test func `what is being made is no leftover`() throws {
        let fixture = try FixtureWorkspace(isFirst: true)
        // The first process is always there, and is another user's where we are not root.
        for process in ["1", "\(getpid())", "999999999"] {
            try fixture.write("half", to: ".kata/cache/making-\(process)-1/module.o")
        }

        let sut = CacheHealth(folder: fixture.root.appending(path: ".kata/cache"))

        #expect(sut.leftovers == ["making-999999999-1"])
    }

    @Test func `the findings as JSON`() async throws {
        let findings: [Finding] = [
            .fine("Swift", "6.3.1"), .problem("git", KataError.noGit),
        ]

        let json = try JSONLine.encode(DoctorReport(findings: findings, style: .plain))

        #expect(
            json
                == #"{"checks":[{"finding":"6.3.1","mend":null,"name":"Swift","status":"fine"},{"finding":"There is no git on PATH, and the history needs it.","mend":"Install git (for example: apt-get install git), then run ./kata again.","name":"git","status":"problem"}],"commit":null,"healthy":false,"schema":1,"version":null}"#
        )
    }

    @Test(arguments: [
        (100, TextStyle.color, [:], Finding.fine("Terminal", "100 columns, colour, links")),
        (
            30, TextStyle.plain, ["NO_COLOR": "1"],
            Finding.remark(
                "Terminal", "30 columns, no colour (NO_COLOR is set), no links",
                mend: "Widen the window to 60 columns or more.")
        ),
        (60, .color, [:], .fine("Terminal", "60 columns, colour, links")),
        (
            59, .color, [:],
            .remark(
                "Terminal", "59 columns, colour, links", mend: "Widen the window to 60 columns or more.")
        ),
        (80, .plain, ["TERM": "dumb"], .fine("Terminal", "80 columns, no colour (TERM is 'dumb'), no links")),
    ])
    func `what the terminal can show`(
        _ width: Int, _ style: TextStyle, _ environment: [String: String], _ expected: Finding
    ) {
        let console = Console(
            style: style, width: width, isTerminal: true, write: { _ in }, writeError: { _ in })

        #expect(TerminalHealth(console: console, environment: environment).finding == expected)
    }
}

extension FixtureWorkspace.Run {
    /// The lines of the output, the end of the last one aside.
    fileprivate var lines: [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
