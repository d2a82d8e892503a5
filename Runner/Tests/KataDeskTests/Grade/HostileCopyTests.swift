#if os(Linux)
import Foundation
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

/// What somebody may hand in who means ill: its own row says so, the others' are right, and nothing is touched.
@Suite(.gradeRoom, .needsSandbox)
struct HostileCopyTests {
    private let room: GradeRoom

    init() throws { room = try GradeRoom.here().place() }

    // MARK: What is around the code

    @Test func `a cache with false products is not looked at`() async throws {
        try room.handIn("copy", "\"Hallo\"")
        try room.shell(
            "mkdir -p copy/.kata && cp -R '\(room.workspace.stateFolder.path)'/. copy/.kata 2>/dev/null; mkdir -p copy/.kata/cache; for name in copy/.kata/cache/*/*; do echo false >\"$name\"; done; true"
        )

        let row = try await room.row(of: "copy")

        #expect(row.green == 0)
        #expect(row.red?.reason == "assertion")
    }

    @Test func `hooks and what else git would run are not run, and the commit is known`() async throws {
        try room.handIn("copy")
        try room.shell(
            """
            cd copy && git init -q -b main . && git add -A
            git -c user.name=a -c user.email=a@b commit -q -m work
            mkdir -p .git/hooks
            for name in post-checkout post-index-change pre-commit; do
                printf '#!/bin/sh\\ntouch %s/hooked\\n' "$PWD/.." >.git/hooks/$name; chmod 755 .git/hooks/$name
            done
            git config core.fsmonitor "touch $PWD/../hooked"
            git rev-parse HEAD >../commit
            """)

        let row = try await room.row(of: "copy")

        #expect(row.green == 1)
        #expect(try row.commit == Files.text(room.submission.appending(path: "commit")).trimmed)
    }

    @Test func `a Package.swift with code in it is read, not run`() async throws {
        try room.handIn("copy")
        let path = room.submission.appending(path: "copy/Package.swift")
        let manifest = try Files.text(path)
        try room.write(
            manifest
                + "\nFileManager.default.createFile(atPath: \"\(room.submission.path)/run\", contents: nil)\n",
            to: "copy/Package.swift")

        #expect(try await room.row(of: "copy").green == 1)
    }

    @Test func `altered starter tests and checksums are named, and ours are used`() async throws {
        try room.handIn("copy", "\"Hallo\"")
        try room.write("#if STEP_1\n#endif\n", to: "copy/Tests/GreetingTests/Step1-Hello.swift")
        try room.write("", to: "copy/Solutions/Greeting/Tests.sha256")

        let row = try await room.row(of: "copy")

        #expect(row.green == 0)
        #expect(row.red?.test == "greetsTheWorld()")
        #expect(
            row.alteredTests == [
                "Tests/GreetingTests/Step1-Hello.swift", "Tests/GreetingTests/Step2-Name.swift",
            ])
    }

    @Test(arguments: [
        "let chapters = [\n    Chapter(\"Greeting\", st", "", "Chapter(\"Greeting\", step: 99, of: 2),",
    ])
    func `a step number that is cut short or false changes nothing`(_ manifest: String) async throws {
        try room.handIn("copy")
        try room.write(manifest, to: "copy/Package.swift")
        try room.write("# 1 · Gree", to: "copy/Chapters/1-Greeting.md")

        #expect(try await room.row(of: "copy").green == 1)
    }

    // MARK: Files that are none

    @Test(arguments: [
        (
            "ln -s ../../../an\\ honest\\ one/Sources/Greeting/Greeting.swift copy/Sources/Greeting/Greeting.swift",
            "'Sources/Greeting/Greeting.swift' is a link, and only plain files are taken."
        ),
        (
            "rmdir copy/Sources/Greeting; ln -s ../../an\\ honest\\ one/Sources/Greeting copy/Sources/Greeting",
            "'Sources/Greeting' is a link, and only plain files are taken."
        ),
        (
            "rm -r copy/Sources; ln -s ../an\\ honest\\ one/Sources copy/Sources",
            "'Sources/Greeting' is a link, and only plain files are taken."
        ),
        (
            "ln -s /etc copy/Sources/Greeting/More",
            "'Sources/Greeting/More' is a link, and only plain files are taken."
        ),
        ("rm -r copy; ln -s an\\ honest\\ one copy", "It is a link; name the folder or the archive itself."),
        (
            "mkfifo copy/Sources/Greeting/Greeting.swift",
            "Its file 'Sources/Greeting/Greeting.swift' is no plain file."
        ),
    ])
    func `a link out of the copy is not followed`(_ line: String, _ sentence: String) async throws {
        try room.shell("mkdir -p copy/Sources/Greeting; \(line)")

        let row = try await room.row(of: "copy")

        #expect(row.remark == sentence)
        #expect(row.green == nil)
    }

    @Test func `a file of 50 MB is not taken`() async throws {
        try room.handIn("copy")
        try room.shell("truncate -s 50M copy/Sources/Greeting/Long.swift")

        let row = try await room.row(of: "copy")

        #expect(row.remark?.contains("larger than 2 MB") == true)
    }

    @Test func `100,000 files are not looked at`() async throws {
        try room.handIn("copy")
        try room.shell(
            "cd copy/Sources/Greeting && seq -f 'File%.0f.swift' 100000 | xargs touch && cd ../.. && mkdir Notes"
        )

        let row = try await room.row(of: "copy")

        #expect(row.remark == "It holds too many files to look at.")
    }

    @Test func `201 files are too many`() async throws {
        try room.handIn("copy")
        try room.shell("cd copy/Sources/Greeting && seq -f 'File%.0f.swift' 200 | xargs touch")

        #expect(try await room.row(of: "copy").remark?.contains("more than 200 Swift files") == true)
    }

    // MARK: Names

    static let names = [
        "a\nb", "\"quoted\"", "it's", "\u{1B}[2J", "<b>bold", "-x", "$(touch run)", "a*b[c]", "e\u{301}",
    ]

    @Test(arguments: names)
    func `a copy's name is data`(_ name: String) async throws {
        try room.handIn(name)

        let row = try await room.row(of: room.submission.path + "/" + name)

        #expect(row.copy == name)
        #expect(row.green == 1)
    }

    @Test(arguments: ["\"quoted\"", "it's", "<b>bold", "-x", "$(touch run)", "a*b[c]", "é", "@x", "a b"])
    func `so is a file's`(_ name: String) async throws {
        try room.handIn("copy", "hello")
        try room.write("let hello = \"Hello\"\n", to: "copy/Sources/Greeting/\(name).swift")

        #expect(try await room.row(of: "copy").green == 1)
    }

    @Test(arguments: ["a\nb", "\u{1B}[2J", "a\u{2028}b"])
    func `a name that no file should have is told visibly`(_ name: String) async throws {
        try room.handIn("copy", "hello")
        try room.write("let hello = \"Hello\"\n", to: "copy/Sources/Greeting/\(name).swift")

        #expect(
            try await room.row(of: "copy").remark
                == "The name of its file 'Sources/Greeting/\("\(name)".printable).swift' has characters that no name should have."
        )
    }
}
#endif
