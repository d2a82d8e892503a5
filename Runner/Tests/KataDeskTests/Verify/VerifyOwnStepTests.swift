import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataText

/// `./kata verify` over a chapter with a step whose test is the learner's.
struct VerifyOwnStepTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace(with: "OwnStep")
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `the chapter is proven by our test`(_ engine: String) async throws {
        let run = try await fixture.kata("verify", "3", "--engine", engine, "--build-limit", "600")

        expectRecorded(run.output, as: "proven")
    }

    @Test func `a bug whose build takes too long is not caught`() async throws {
        let chapter = try Course(fixture.workspace).chapter("Thanks")
        let proofs = ProvenChapter(
            chapter: chapter, text: try chapter.agreeingText(), workspace: fixture.workspace,
            engine: try fixture.engine(), environment: RunnerEnvironment.forChildren,
            limits: TimeLimits(build: .milliseconds(1)),
            cache: ProductCache(folder: fixture.workspace.cacheFolder, notify: { _ in }),
            recorder: OutputRecorder())

        let bug = try #require(BugProofs(subject: proofs).all.first)
        let claims = try await Turnstile.shared.pass { try await bug.run() }

        guard case .broken(let why) = try #require(claims.first).finding else {
            Issue.record("It counts as caught.")
            return
        }
        #expect(why.contains(": it was not tried: The build did not end within 0 seconds."))
    }

    // MARK: What the reader's test may use

    @Test(arguments: [
        ("`guests`", nil),
        (
            "`names`",
            "our test uses 'guests' of Helpers/Step2-Guests.swift, and the step does not name it. Give it a row in the table below **What your test may use**."
        ),
        (
            "`guests` | some names |\n| `friends`",
            "no helper is called 'friends'. Name one that is there, or delete its row in the table below **What your test may use**."
        ),
    ])
    func `a step whose test is the reader's names the helpers of our test`(
        _ names: String, _ fault: String?
    ) async throws {
        try fixture.edit(
            "Chapters/3-Thanks.md", "One name is no name yet: a constant would pass.",
            """
            One name is no name yet: a constant would pass.

            **What your test may use**

            | name | what it does |
            | --- | --- |
            | \(names) | some names |
            """)
        let proofs = HelperBoxProofs(subject: try proven())

        let claims = try await proofs.all.first?.run() ?? []

        #expect(claims.map(\.words) == ["step 2 names the helpers of our test"])
        let expected: Proof.Finding = fault.map { .broken("Chapters/3-Thanks.md:47: \($0)") } ?? .holds
        #expect(claims.map(\.finding) == [expected])
    }

    @Test func `a chapter without such a table has nothing to prove of it`() throws {
        #expect(HelperBoxProofs(subject: try proven()).all.isEmpty)
    }

    @Test(arguments: [
        (
            "#expect(Thanks().text(for: \"Bo\") == \"Thank you, Bo.\")\n        #expect(Thanks().text(for: \"\") == \"Thank you.\")",
            nil
        ),
        (
            "#expect(Thanks().text(for: \"Bo\") == \"Thank you, Bo.\")",
            "it catches no mistake that breaks 'Nobody'. Add the case that does."
        ),
        (
            "#expect(Thanks().text(for: \"Bo\") == \"Bo\")",
            "8: it() is not sound (contradicts). Mend it: it has to pass on the reference and on each variant."
        ),
        ("nowhere()", "it does not compile: cannot find 'nowhere' in scope. Mend it."),
    ])
    func `a short test is sound and sees each promise of its step broken`(
        _ body: String, _ fault: String?
    ) async throws {
        let file = "Solutions/Thanks/ShortTests/MyStep2.swift"
        try fixture.write(
            """
            #if STEP_2
            import Testing

            @testable import Thanks

            @Suite("Thanks have a name")
            struct ByName {
                @Test func it() {
                    \(body)
                }
            }
            #endif

            """, to: file)
        let proof = try #require(ShortTestProofs(subject: try proven()).all.first)

        let claims = try await Turnstile.shared.pass { try await proof.run() }

        guard let fault else {
            #expect(claims.map(\.finding) == [.holds])
            return
        }
        let separator = fault.first?.isNumber ?? false ? ":" : ": "
        #expect(claims.map(\.finding) == [.broken("\(file)\(separator)\(fault)")])
    }

    @Test func `a short test of a step whose test is ours belongs to none`() async throws {
        try fixture.write("", to: "Solutions/Thanks/ShortTests/MyStep1.swift")
        let proof = try #require(ShortTestProofs(subject: try proven()).all.first)

        let claims = try await proof.run()

        #expect(
            claims.map(\.finding) == [
                .broken(
                    "'Solutions/Thanks/ShortTests/MyStep1.swift' belongs to no step whose test is the learner's. Call it like MyStep4.swift, or delete it."
                )
            ])
    }

    private func proven() throws -> ProvenChapter {
        let chapter = try Course(fixture.workspace).chapter("Thanks")
        return ProvenChapter(
            chapter: chapter, text: try chapter.agreeingText(), workspace: fixture.workspace,
            engine: try fixture.engine(), environment: RunnerEnvironment.forChildren, limits: TimeLimits(),
            cache: ProductCache(folder: fixture.workspace.cacheFolder, notify: { _ in }),
            recorder: OutputRecorder())
    }

    @Test func `a bug that our test alone could catch gets away without it`() async throws {
        try fixture.edit(
            "Solutions/Thanks/Tests/MyStep2.swift",
            #"#expect(Thanks().text(for: "") == "Thank you.")"#, #"_ = Thanks().text(for: "")"#)

        try await expectFailure(
            "Solutions/Thanks/Bugs.md:63: Nobody has a name: no test catches it. Add the case that does.")
    }

    @Test func `a bug of the reader's step without a kind of example`() async throws {
        try fixture.edit("Solutions/Thanks/Bugs.md", "*Example: two names*\n\n", "")

        try await expectFailure(
            "Solutions/Thanks/Bugs.md:21: Everybody is Ada: the test of step 2 is the reader's, and their first hint is the kind of example that shows this mistake. Write a line like '*Example: two currencies*' below '*Breaks: By name*'."
        )
    }

    @Test func `a bug that is caught in the step whose promise it breaks needs no note`() async throws {
        try fixture.write(
            "struct Thanks {\n    var text: String { \"Thank you.\" }\n\n    var isPolite: Bool { true }\n}\n",
            to: "Solutions/Thanks/Step1/Thanks.swift")

        let run = try await fixture.kata("verify", "3")

        #expect(!run.output.contains("One word too few"), "\(run.output)")
    }

    @Test func `a bug of an earlier step that no test catches`() async throws {
        try fixture.edit("Solutions/Thanks/Bugs.md", #""Thanks.""#, #""Thank" + " you.""#)

        try await expectFailure(
            "Solutions/Thanks/Bugs.md:3: One word too few: no test catches it. Add the case that does.")
    }

    @Test func `a step without a test of ours`() async throws {
        try fixture.shell("rm Solutions/Thanks/Tests/MyStep2.swift")

        try await expectFailure(
            """
            ✗ Thanks: every step has its files
              'Solutions/Thanks/Tests/MyStep2.swift' is missing: our test of step 2, whose test is the learner's.
              Write what is new; git brings back what was there: git checkout -- Solutions/Thanks/Tests/MyStep2.swift. The chapter's other proofs wait for that.
            """)
    }

    @Test func `a test of ours for a step whose test is ours anyway`() async throws {
        try fixture.edit("Chapters/3-Thanks.md", "minutes, and the test is yours*", "minutes*")
        try fixture.write("#if STEP_2\n#endif\n", to: "Tests/ThanksTests/Step2-Ours.swift")

        try await expectFailure(
            """
            ✗ Thanks: every test of ours is of a step whose test is the learner's
              'Solutions/Thanks/Tests/MyStep2.swift' belongs to no step whose test is the learner's. Delete it, or say so below the step's heading: *10 minutes, and the test is yours*
            """)
    }

    @Test func `what is no test of a step does not belong to ours`() async throws {
        try fixture.write("", to: "Solutions/Thanks/Tests/Guests.swift")

        try await expectFailure("'Solutions/Thanks/Tests/Guests.swift' belongs to no step whose test is")
    }

    @Test(arguments: ["true", "echo ../../../Tests/ThanksTests/Helpers > Solutions/Thanks/Tests/Helpers"])
    func `beside our tests there is no link to what they share`(_ instead: String) async throws {
        try fixture.shell("rm Solutions/Thanks/Tests/Helpers && \(instead)")

        try await expectFailure(
            """
            ✗ Thanks: every test of ours is of a step whose test is the learner's
              'Solutions/Thanks/Tests/Helpers' is no link to 'Tests/ThanksTests/Helpers', which our tests share. Make it with: ln -sfn ../../../Tests/ThanksTests/Helpers Solutions/Thanks/Tests/Helpers
            """)
    }

    @Test func `a test of ours that does not wait for its step`() async throws {
        try fixture.shell("sed -i.old '/^#/d' Solutions/Thanks/Tests/MyStep2.swift")

        try await expectFailure(
            "Solutions/Thanks/Tests/MyStep2.swift:1: the file does not begin with '#if STEP_2', so its tests do not wait for step 2."
        )
    }

    @Test func `the learner's file is missing`() async throws {
        try fixture.shell("rm Tests/ThanksTests/MyStep2.swift")

        try await expectFailure(
            """
            ✗ Thanks: the learner's test files are as shipped
              'Tests/ThanksTests/MyStep2.swift' is missing. Bring it back with: ./kata reset 3
            """)
    }

    @Test func `a stub that does not go with our test any more`() async throws {
        try fixture.edit(
            "Tests/ThanksTests/MyStep2.swift", "import Testing", "import Observation\nimport Testing")

        try await expectFailure(
            """
            ✗ Thanks: the learner's test files are as shipped
              'Tests/ThanksTests/MyStep2.swift' has no test and is not what goes with ours, so it counts as somebody's. Bring it back with: ./kata reset 3
            """)
        _ = try await fixture.kata("reset", "3")
        #expect(try await fixture.kata("verify", "3").status == 0)
    }

    @Test func `a learner's test is a note, not a failure`() async throws {
        try fixture.write("// mine\n", to: "Tests/ThanksTests/MyStep2.swift")

        let run = try await fixture.kata("verify", "3")

        #expect(run.status == 0)
        #expect(
            run.output.contains(
                "· Tests/ThanksTests/MyStep2.swift holds somebody's own tests, left alone.\n"),
            "\(run.output)")
    }

    @Test func `the checksums know the helpers, and none of the learner's files`() throws {
        let path = "Solutions/Thanks/Tests.sha256"
        let shipped = try fixture.read(path)
        let sut = StarterTests(workspace: fixture.workspace, chapter: "Thanks")
        try fixture.write("", to: "Tests/ThanksTests/MyNotes.swift")

        try sut.record()
        #expect(try fixture.read(path) == shipped)

        try fixture.edit("Tests/ThanksTests/Helpers/Step2-Guests.swift", "Grace", "Grace Hopper")
        #expect(try sut.differing() == ["Tests/ThanksTests/Helpers/Step2-Guests.swift"])
    }

    @Test func `our test uses a name that nobody is told`() async throws {
        try fixture.edit(
            "Solutions/Thanks/Step2/Thanks.swift", "struct Thanks {", "struct Thanks {\n    var end = \".\"\n"
        )
        try fixture.edit(
            "Solutions/Thanks/Tests/MyStep2.swift", #"Thanks().text(for: "")"#,
            #"Thanks(end: ".").text(for: "")"#)

        try await expectFailure(
            """
            ✗ Thanks: the names are enough for our test
              Chapters/3-Thanks.md:58: the names are not enough for our test: argument passed to call that takes no arguments (Solutions/Thanks/Tests/MyStep2.swift:14:29). Write into a 'swift names' fence of the step what our test uses and Step1 does not have.
            """)
    }

    @Test func `a step of which nobody is told any name`() async throws {
        try fixture.shell("sed -i.old '/^```swift names/,/^```$/d' Chapters/3-Thanks.md")

        try await expectFailure(
            """
            ✗ Thanks: our test of step 2 needs no names
              Chapters/3-Thanks.md:47: the names are not enough for our test: cannot call value of non-function type 'String' (Solutions/Thanks/Tests/MyStep2.swift:10:26). Write into a 'swift names' fence of the step what our test uses and Step1 does not have.
            """)
    }

    @Test(arguments: [
        ("Tests/ThanksTests/MyStep2.swift", "Foundation", false), ("MyStep2.swift", "Testing", true),
        ("Step1-TwoWords.swift", "Foundation", false), ("Nowhere.swift", "Foundation", false),
    ])
    func `the text says what a file imports`(_ path: String, _ module: String, _ holds: Bool) async throws {
        try fixture.edit(
            "Chapters/3-Thanks.md", "Thank two people.", "`\(path)`\nimports \(module), for dates.")
        let chapter = try Course(fixture.workspace).chapter("Thanks")
        let proofs = ProvenChapter(
            chapter: chapter, text: try chapter.agreeingText(), workspace: fixture.workspace,
            engine: try fixture.engine(), environment: RunnerEnvironment.forChildren, limits: TimeLimits(),
            cache: ProductCache(folder: fixture.workspace.cacheFolder, notify: { _ in }),
            recorder: OutputRecorder())

        let claims = try await #require(ImportProofs(subject: proofs).all.first).run()

        #expect(
            claims == [
                ImportProofs(subject: proofs).result(
                    .file, "'\(path)' imports \(module)",
                    holds
                        ? nil
                        : "Chapters/3-Thanks.md:121: '\(path)' does not import \(module). Say 'add import \(module)', or correct the file."
                )
            ])
    }

    @Test func `names that are no code`() async throws {
        try fixture.edit("Chapters/3-Thanks.md", "-> String\n}", "-> String\n    static var start\n}")
        try fixture.edit(
            "Solutions/Thanks/Step2/Thanks.swift", "struct Thanks {",
            "struct Thanks {\n    nonisolated(unsafe) static var start = 1\n")

        try await expectFailure("Chapters/3-Thanks.md:58: these names do not compile")
    }

    private func expectFailure(
        _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let run = try await fixture.kata("verify", "3")

        #expect(run.status == 1, sourceLocation: sourceLocation)
        #expect(run.output.contains(message), "\(run.output)", sourceLocation: sourceLocation)
    }
}
