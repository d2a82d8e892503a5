import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText

/// `./kata update` in a learner's clone, with git as it is.
struct UpdateTests {
    private let world: ClonedWorkspace
    private var clone: FixtureWorkspace { world.clone }
    private var project: FixtureWorkspace { world.project }

    init() throws {
        world = try ClonedWorkspace()
    }

    // MARK: What arrives

    @Test func `there is nothing newer`() async throws {
        _ = try await clone.kata("start", "1")
        let before = try world.state()

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "origin main has nothing newer.\n\nNext: ./kata\n")
        #expect(try world.state() == before)
    }

    @Test func `where nothing was started, the clone becomes the newer version`() async throws {
        _ = try await project.kata("new", "Parking", "--steps", "1")
        for folder in ["Solutions/Goodbye/Step0", "Sources/Goodbye"] {
            try project.write("func goodbye() -> String {\n    \" \"\n}\n", to: "\(folder)/Goodbye.swift")
            try project.write("// One more file.\n", to: "\(folder)/More.swift")
        }
        try project.shell("git mv Chapters/2-Goodbye.md Chapters/9-Goodbye.md")
        try project.shell("ln -s ../../Tests/GoodbyeTests Solutions/Goodbye/Tests")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        let head = try project.git("rev-parse", "HEAD")
        #expect(
            run.output == """
                Updated: 1 commit from origin main, now at \(head.prefix(10)).

                Chapter 4, Parking, is new: 1 step.

                Chapter 9, Goodbye:
                  It was chapter 2.

                Your code, your tests and your step numbers are as they were.

                Next: ./kata

                """)
        #expect(try clone.git("rev-parse", "HEAD") == head)
        #expect(try clone.git("status", "--porcelain") == "")
        #expect(try clone.read("Sources/Goodbye/More.swift") == "// One more file.\n")
        #expect(!Files.exists(clone.root.appending(path: "Chapters/2-Goodbye.md")))
        #expect(Files.isLink(clone.root.appending(path: "Solutions/Goodbye/Tests")))
    }

    @Test func `in the middle of a chapter, code, tests, number and history stay`() async throws {
        _ = try await clone.kata("start", "1")
        try clone.solve("Greeting", step: 1)
        try clone.write("// mine\n", to: "Sources/Greeting/Mine.swift")
        try clone.write("// my tests\n", to: "Tests/GreetingTests/MyTests.swift")
        try clone.write("// my notes\n", to: "Tests/GreetingTests/MyNotes.swift")
        let checked = try await clone.kata("check")
        try clone.write("// mine, not checked\n", to: "Sources/Greeting/Mine.swift")
        let work = try Work.read("Greeting", in: clone.workspace)
        try addStepInFront()
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains(
                """
                Chapter 1, Greeting:
                  You are at 2 of 3; it had 2 steps.
                  New: step 1 (Nothing is said). What is new up to your step is on, and red until you solve it.
                  Your step 1, 'The world is greeted', is step 2 now.
                  Changed: the tests of steps 1, 2, 3.
                  Changed: the code that it begins with. Yours stays; see the difference with: ./kata solution 1
                  Changed: its text.
                """), "\(run.output)")
        #expect(try Work.read("Greeting", in: clone.workspace) == work)
        #expect(
            try Manifest(parsing: clone.read("Package.swift")).lines.map {
                "\($0.name) \($0.step) \($0.steps)"
            }
                == ["Greeting 2 3", "Goodbye 0 1", "Thanks 0 2"])
        #expect(
            run.output.contains(
                "\nYour code is as it was; your tests and your step numbers follow their steps.\n"))
        #expect(
            try clone.git("status", "--porcelain").split(separator: "\n").map { $0.trimmed }.sorted() == [
                "?? Sources/Greeting/Mine.swift", "?? Tests/GreetingTests/MyNotes.swift",
                "M Package.swift", "M Sources/Greeting/Greeting.swift", "M Tests/GreetingTests/MyTests.swift",
            ])
        let history = try await clone.kata("history", "1")
        #expect(history.output.contains("before update"), "\(history.output)")
        #expect(checked.status == 0 && history.output.contains("GREEN"), "\(history.output)")
        let next = try await clone.kata("check")
        #expect(next.status != 2, "\(next.errors)")
    }

    // MARK: Steps that have other numbers

    @Test func `code that calls paper by its name stays, and is green where the newer version says SwiftUI`()
        async throws
    {
        let old = "import PaperUI\n\nfunc greeting() -> String { paper }\n"
        let module = "Sources/SwiftUI/SwiftUI.swift"
        _ = try await clone.kata("start", "1")
        try clone.write(old, to: "Sources/Greeting/Greeting.swift")
        try project.write("public let paper = \"Hello\"\n", to: "Sources/PaperUI/PaperUI.swift")
        try project.write(try Files.text(Repository.root.appending(path: module)), to: module)
        try project.write(
            "import SwiftUI\n\n" + project.read("Sources/Greeting/Greeting.swift"),
            to: "Sources/Greeting/Greeting.swift")
        try world.commit()

        #expect(try await clone.kata("update").status == 0)

        #expect(try clone.read("Sources/Greeting/Greeting.swift") == old)
        #expect(try await clone.kata("check").status == 0)
    }

    @Test func `in the middle of a chapter, tests and number follow their steps`() async throws {
        try await solveThanks()
        try clone.write("#if STEP_2\n// tried\n#endif\n", to: "Tests/ThanksTests/MyTests.swift")
        try moveStepsOfThanks()

        let run = try await clone.kata("update")

        #expect(
            run.output.contains(
                """
                Chapter 3, Thanks:
                  You are at 3 of 3; it had 2 steps.
                  New: step 1 (Nothing is said).
                """), "\(run.output)\(run.errors)")
        #expect(
            run.output.contains(
                """
                  Your step 2, 'Thanks have a name', is step 3 now.
                  Your tests went with their steps: MyStep2.swift is MyStep3.swift now.
                  The test of step 2 would be yours now. You had ours, so they are in MyStep2.swift.
                """), "\(run.output)")
        #expect(try clone.read("Tests/ThanksTests/MyStep3.swift") == Self.myTest(step: 3))
        #expect(try clone.read("Tests/ThanksTests/MyTests.swift") == "#if STEP_3\n// tried\n#endif\n")
        #expect(
            try clone.read("Tests/ThanksTests/MyStep2.swift")
                == project.read("Solutions/Thanks/Tests/MyStep2.swift"))
        #expect(try Manifest(parsing: clone.read("Package.swift")).lines[2].step == 3)
        #expect(
            try clone.git("status", "--porcelain").split(separator: "\n").map { $0.trimmed }.sorted() == [
                "M Package.swift", "M Sources/Thanks/Thanks.swift", "M Tests/ThanksTests/MyStep2.swift",
                "M Tests/ThanksTests/MyStep3.swift", "M Tests/ThanksTests/MyTests.swift",
            ])
    }

    @Test func `where nobody wrote a test, there is nothing to move`() async throws {
        try moveStepsOfThanks()

        let run = try await clone.kata("update")

        #expect(!run.output.contains("Your tests went"), "\(run.output)\(run.errors)")
        #expect(try clone.git("status", "--porcelain") == "")
    }

    @Test func `a state from before is restored at its step's number`() async throws {
        try await solveThanks()
        let history = try await clone.kata("history", "3")
        try moveStepsOfThanks()
        #expect(try await clone.kata("update").status == 0)
        let id = try #require(
            history.output.split(separator: "\n").first { $0.contains("2 of 2") || $0.contains("step 2") }?
                .firstMatch(of: /\b[0-9a-f]{7,}\b/)?.output, "\(history.output)")
        try clone.write("// gone\n", to: "Tests/ThanksTests/MyStep3.swift")

        let run = try await clone.kata("restore", String(id))

        #expect(run.output.contains(", at step 3."), "\(run.output)\(run.errors)")
        #expect(try clone.read("Tests/ThanksTests/MyStep3.swift") == Self.myTest(step: 3))
        #expect(
            try clone.read("Tests/ThanksTests/MyStep2.swift")
                == project.read("Solutions/Thanks/Tests/MyStep2.swift"))
    }

    @Test func `tests that had moved before a kill do not move again`() async throws {
        try await solveThanks()
        try clone.shell("cp -R . ../saved")
        try moveStepsOfThanks()
        #expect(try await clone.kata("update").status == 0)
        let after = try world.state()
        let moved = ["Tests/ThanksTests/MyStep3.swift", "Tests/ThanksTests/MyStep2.swift", "Package.swift"]
        for count in 1...moved.count {
            let texts = try moved.prefix(count).map { try clone.read($0) }
            try clone.shell("find . -mindepth 1 -delete; cp -R ../saved/. .")
            try clone.git("fetch", "-q")
            let tree = try clone.git("stash", "create")
            let folder = try clone.git("rev-parse", "\(tree)^{tree}")
            let index = try clone.git("write-tree")
            for (path, text) in zip(moved, texts) { try clone.write(text, to: path) }
            if count == moved.count { try clone.git("read-tree", "origin/main") }
            try UpdateMark(workspace: clone.workspace).set(
                project.git("rev-parse", "HEAD"), from: "origin main", folder: folder, index: index)

            let run = try await clone.kata("update")

            #expect(run.status == 0, "\(run.errors)")
            #expect(try world.state() == after, "\(count)")
        }
    }

    @Test func `a chapter that was finished has more steps now`() async throws {
        _ = try await clone.kata("start", "2")
        try clone.solve("Goodbye", step: 1)
        try project.write(
            try project.read("Package.swift").replacing(
                "\"Goodbye\", step: 0, of: 1", with: "\"Goodbye\", step: 0, of: 2"), to: "Package.swift")
        let text = try project.read("Chapters/2-Goodbye.md")
        let step = try #require(text.range(of: "## Step 1")?.lowerBound)
        try project.write(
            text + "\n"
                + text[step...].replacing("Step 1", with: "Step 2").replacing(
                    "Something is said", with: "Twice"),
            to: "Chapters/2-Goodbye.md")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(
            run.output.contains(
                """
                Chapter 2, Goodbye:
                  You are at 1 of 2; it had 1 step.
                  New: step 2 (Twice).
                  Changed: its text.
                """), "\(run.output)\(run.errors)")
    }

    @Test func `a chapter that has fewer steps says what became of the number`() async throws {
        try clone.edit("Package.swift", "\"Greeting\", step: 0, of: 2", "\"Greeting\", step: 2, of: 2")
        let text = try project.read("Chapters/1-Greeting.md")
        let second = try #require(text.range(of: "## Step 2")?.lowerBound)
        try project.write(String(text[..<second]), to: "Chapters/1-Greeting.md")
        try project.shell("rm Tests/GreetingTests/Step2-*")
        try project.edit("Package.swift", "\"Greeting\", step: 0, of: 2", "\"Greeting\", step: 0, of: 1")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(
            run.output.contains("\n  Greeting has 1 step now; you were at 2 and are at 1.\n"),
            "\(run.output)\(run.errors)")
    }

    @Test func `what was known of steps that are others now is forgotten`() async throws {
        clone.call.memory.change { memory in
            memory.chapter = "Greeting"
            memory["Greeting"].notes.green = 1
            memory["Greeting"].notes.hints = [1: 2]
            memory["Greeting"].notes.unguarded = [1: ["One"]]
            memory["Thanks"].notes.hints = [1: 1]
            memory["Thanks"].notes.unguarded = [1: ["Two"]]
        }
        let before = clone.call.memory.load()
        try addStepInFront()
        try world.commit()

        #expect(try await clone.kata("update").status == 0)

        let known = clone.call.memory.load()
        #expect(known.chapter == "Greeting")
        #expect(known["Thanks"] == before["Thanks"])
        #expect(known["Greeting"].notes == .init())
        #expect(
            known["Greeting"].former.map { $0.steps.map(\.title) } == [
                ["The world is greeted", "A name is greeted"]
            ])
    }

    @Test func `tests that somebody wrote stay, and those nobody wrote into are renewed`() async throws {
        try clone.write("// mine\n", to: "Tests/ThanksTests/MyStep2.swift")
        for name in ["GoodbyeTests/MyTests.swift", "ThanksTests/MyStep2.swift", "ThanksTests/MyStep3.swift"] {
            try project.write("// newer\n", to: "Tests/\(name)")
        }
        try world.commit()

        #expect(try await clone.kata("update").status == 0)

        #expect(try clone.read("Tests/ThanksTests/MyStep2.swift") == "// mine\n")
        #expect(try clone.read("Tests/ThanksTests/MyStep3.swift") == "// newer\n")
        #expect(try clone.read("Tests/GoodbyeTests/MyTests.swift") == "// newer\n")
    }

    @Test func `a chapter that is gone leaves the code that somebody wrote for it`() async throws {
        _ = try await clone.kata("start", "2")
        try clone.solve("Goodbye", step: 1)
        let code = try clone.read("Sources/Goodbye/Goodbye.swift")
        try project.shell(
            "rm -rf Sources/Goodbye Tests/GoodbyeTests Solutions/Goodbye Chapters/2-*; sed -i.old '/Goodbye/d' Package.swift Chapters/README.md; rm *.old Chapters/*.old"
        )
        try world.commit()

        let run = try await clone.kata("update")

        #expect(
            run.output.contains(
                "Goodbye is no longer among the chapters. Your code stays in Sources/Goodbye."),
            "\(run.errors)")
        #expect(
            run.output.contains(
                "\nYour code and your tests are as they were. Of your step numbers, not all could stay:\n  Goodbye is gone; you were at 1.\n"
            ), "\(run.output)")
        #expect(try clone.read("Sources/Goodbye/Goodbye.swift") == code)
        #expect(try Course(clone.workspace).chapters.map(\.name) == ["Greeting", "Thanks"])
    }

    @Test func `a chapter of one's own keeps its line`() async throws {
        _ = try await clone.kata("new", "Mine", "--steps", "1")
        try clone.git("checkout", "-q", "Chapters/README.md")
        _ = try await clone.kata("start", "Mine")
        _ = try await project.kata("new", "Parking", "--steps", "1")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        #expect(
            try Manifest(parsing: clone.read("Package.swift")).lines.map { "\($0.name) \($0.step)" }
                == ["Greeting 0", "Goodbye 0", "Thanks 0", "Parking 0", "Mine 1"])
    }

    // MARK: Commits

    @Test func `commits of one's own are joined with the newer version, and no hook runs`() async throws {
        _ = try await clone.kata("start", "1")
        try clone.solve("Greeting", step: 1)
        try clone.edit("Chapters/README.md", "# How to play", "# How to play it")
        try clone.git("commit", "-q", "-a", "-m", "Mine")
        let mine = try clone.git("rev-parse", "HEAD")
        try clone.solve("Greeting", step: 2)
        let work = try Work.read("Greeting", in: clone.workspace)
        try clone.git("config", "user.name", "A learner")
        try clone.git("config", "user.email", "learner@example.com")
        try clone.shell(
            """
            for hook in post-merge pre-commit commit-msg reference-transaction post-checkout post-index-change; do
                printf '#!/bin/sh\\ntouch hook-ran\\n' >.git/hooks/$hook; chmod 755 .git/hooks/$hook
            done
            """)
        _ = try await project.kata("new", "Parking", "--steps", "1")
        try addStepInFront()
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        #expect(!Files.exists(clone.root.appending(path: "hook-ran")))
        try clone.shell("rm .git/hooks/*")
        let parents = try clone.git("log", "-1", "--format=%P")
        #expect(try parents == "\(mine) \(project.git("rev-parse", "HEAD"))")
        #expect(try Work.read("Greeting", in: clone.workspace) == work)
        #expect(try clone.git("status", "--porcelain") == "M Sources/Greeting/Greeting.swift")
        #expect(
            try Manifest(parsing: clone.git("show", "HEAD:Package.swift")).lines.map {
                "\($0.name) \($0.step) \($0.steps)"
            }
                == ["Greeting 2 3", "Goodbye 0 1", "Thanks 0 2", "Parking 0 1"])
        #expect(try clone.read("Chapters/README.md").hasPrefix("# How to play it\n"))
        #expect(try clone.read("Chapters/README.md").contains("Parking"))
        #expect(try await clone.kata("update").output.hasPrefix("origin main has nothing newer."))
    }

    @Test func `what is staged stays staged`() async throws {
        _ = try await clone.kata("start", "1")
        try clone.solve("Greeting", step: 1)
        try clone.git("add", "Sources")
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()

        #expect(try await clone.kata("update").status == 0)

        #expect(try clone.git("diff", "--cached", "--name-only") == "Sources/Greeting/Greeting.swift")
    }

    @Test func `a file that both changed in different ways has what both did`() async throws {
        try clone.git("config", "core.autocrlf", "true")
        try clone.shell("rm Chapters/README.md; git checkout -q Chapters/README.md")
        try clone.edit("Chapters/README.md", "# How to play", "# How I play")
        let text = try project.read("Chapters/README.md")
        try project.write(text + "\nNewer.\n", to: "Chapters/README.md")
        try project.shell("chmod +x Chapters/README.md")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        let both = (text + "\nNewer.\n").replacing("# How to play", with: "# How I play")
        #expect(
            try clone.read("Chapters/README.md") == both.replacing("\n", with: "\r\n"))
        #expect(try clone.git("ls-files", "-s", "Chapters/README.md").hasPrefix("100755 "))
        #expect(try clone.git("diff", "--summary") == "")
        #expect(try clone.git("diff", "--numstat") == "1\t1\tChapters/README.md")
    }

    @Test func `what either deleted is gone, but for what the other changed`() async throws {
        for name in ["A.md", "B.md", "C.md"] { try project.write("old\n", to: "Notes/\(name)") }
        try world.commit()
        #expect(try await clone.kata("update").status == 0)
        try clone.shell("rm Notes/A.md")
        try project.shell("rm Notes/A.md Notes/B.md")
        try project.write("newer\n", to: "Notes/C.md")
        try world.commit()
        try clone.shell("rm Notes/C.md")

        let run = try await clone.kata("update")

        #expect(run.errors.contains("same places.\n  Notes/C.md\nPut yours aside"), "\(run.output)")
        try clone.git("checkout", "-q", "Notes/C.md")
        #expect(try await clone.kata("update").status == 0)
        #expect(!Files.exists(clone.root.appending(path: "Notes/B.md")))
    }

    @Test func `a branch of one's own that follows nothing gets what origin has`() async throws {
        try clone.git("checkout", "-q", "-b", "mine")
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()

        #expect(try await clone.kata("update").output.hasPrefix("Updated: 1 commit from origin, now at "))

        #expect(try clone.git("rev-parse", "mine") == project.git("rev-parse", "HEAD"))
        #expect(try clone.git("rev-parse", "--abbrev-ref", "HEAD") == "mine")
    }

    @Test func `another place and another branch can be named`() async throws {
        try clone.git("remote", "rename", "origin", "elsewhere")
        try clone.git("branch", "--unset-upstream")
        let refused = try await clone.kata("update")
        #expect(
            refused.errors
                == "This clone does not say where it comes from: it has no remote 'origin'. Name the place: ./kata update <address or folder>\n"
        )
        try project.git("checkout", "-q", "-b", "next")
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()

        let run = try await clone.kata("update", project.root.path, "next")

        #expect(run.status == 0, "\(run.errors)")
        #expect(try clone.read("NEWS.md") == "newer\n")
    }

    @Test func `a path to another place begins in the folder that the command was given in`() async throws {
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()
        let place = "../../../" + project.root.pathComponents.suffix(2).joined(separator: "/")

        let run = try await clone.kata("update", place, "main", in: "Sources")
        let again = try await clone.kata("update", "origin", "main", in: "Sources")

        #expect(run.output.hasPrefix("Updated: 1 commit from \(place) main, "), "\(run.errors)")
        #expect(again.output.hasPrefix("origin main has nothing newer."), "\(again.errors)")
        #expect(try clone.read("NEWS.md") == "newer\n")
    }

    @Test(arguments: ["skip-worktree", "assume-unchanged"])
    func `what git was told not to look at stays, too`(_ flag: String) async throws {
        _ = try await clone.kata("start", "1")
        try clone.solve("Greeting", step: 1)
        try clone.edit("Package.swift", "step: 1, of: 2", "step: 2, of: 2")
        try clone.git("update-index", "--\(flag)", "Package.swift", "Sources/Greeting/Greeting.swift")
        let work = try Work.read("Greeting", in: clone.workspace)
        let flags = try clone.git("ls-files", "-v", "Package.swift")
        try addStepInFront()
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        #expect(try Work.read("Greeting", in: clone.workspace) == work)
        let line = try Manifest(parsing: clone.read("Package.swift")).lines[0]
        #expect(line.step == 3 && line.steps == 3)
        #expect(try clone.git("ls-files", "-v", "Package.swift") == flags)
        #expect(try clone.git("status", "--porcelain") == "")
    }

    @Test func `what a sparse checkout leaves out is neither deleted nor brought`() async throws {
        try clone.git(
            "sparse-checkout", "set", "--no-cone", "/*", "!/Solutions/", "/Solutions/Greeting/")
        try project.write("// newer\n", to: "Solutions/Goodbye/Step0/Goodbye.swift")
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        #expect(!Files.exists(clone.root.appending(path: "Solutions/Goodbye")))
        #expect(try clone.read("NEWS.md") == "newer\n")
        #expect(try clone.git("status", "--porcelain") == "")
        #expect(try clone.git("rev-parse", "HEAD") == project.git("rev-parse", "HEAD"))
    }

    // MARK: What cannot be done

    @Test(arguments: [false, true])
    func `where both changed the same lines, everything is as it was`(_ isCommitted: Bool) async throws {
        _ = try await clone.kata("start", "1")
        try clone.solve("Greeting", step: 1)
        try clone.edit("Chapters/README.md", "# How to play", "# How I play")
        if isCommitted { try clone.git("commit", "-q", "-a", "-m", "Mine") }
        try project.edit("Chapters/README.md", "# How to play", "# How to work")
        try world.commit()
        let before = try world.state()

        let run = try await clone.kata("update")

        #expect(run.status == 2)
        let version = try project.git("rev-parse", "HEAD").prefix(10)
        let way =
            isCommitted
            ? "They are committed, so put both together by hand: commit the rest, then git merge \(version)"
            : "Put yours aside: git stash push -u -- Chapters/README.md, then ./kata update; git stash pop brings yours back"
        #expect(
            run.errors == """
                Nothing was changed: these files have changes of yours and of the newer version in the same places.
                  Chapters/README.md
                \(way)

                """)
        #expect(try world.state() == before)
        if !isCommitted {
            try clone.git("stash", "push", "-u", "--", "Chapters/README.md")
            #expect(try await clone.kata("update").status == 0)
            #expect(
                try clone.read("Sources/Greeting/Greeting.swift") == before["Sources/Greeting/Greeting.swift"]
            )
        }
    }

    @Test func `a file of one's own in the place of a new one is not overwritten`() async throws {
        try clone.write("mine\n", to: "NEWS.md")
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.errors.contains("  NEWS.md\n"), "\(run.output)")
        #expect(try clone.read("NEWS.md") == "mine\n")
    }

    @Test func `a download explains itself`() async throws {
        try clone.shell("rm -rf .git")

        let run = try await clone.kata("update")

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("This folder is a download and no clone, so"))
    }

    @Test func `a repository made from a template is brought up to date from the commit that it began with`()
        async throws
    {
        try project.write("One.\n", to: "NEWS.md")
        try world.commit("The version of the template")
        // As a platform makes it: all files, in a commit of its own.
        try clone.shell("rm -rf .git && cp -R '\(project.root.path)/NEWS.md' .")
        try clone.git("init", "-q", "-b", "main")
        try clone.git("add", "-A")
        try clone.git("commit", "-qm", "Initial commit")
        _ = try await clone.kata("start", "1")
        try clone.solve("Greeting", step: 1)
        try clone.git("config", "user.name", "A learner")
        try clone.git("config", "user.email", "learner@example.com")
        try clone.git("commit", "-qam", "My work")
        let work = try Work.read("Greeting", in: clone.workspace)
        try project.write("Two.\n", to: "NEWS.md")
        try addStepInFront()
        try world.commit()

        let run = try await clone.kata("update", project.root.path)

        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("Updated: 1 commit from \(project.root.path), now at "), "\(run.output)")
        #expect(try clone.read("NEWS.md") == "Two.\n")
        #expect(try Work.read("Greeting", in: clone.workspace) == work)
        #expect(run.output.contains("Your step 1, 'The world is greeted', is step 2 now."), "\(run.output)")
        #expect(
            try await clone.kata("update", project.root.path).output.contains("has nothing newer."),
            "from now on both have a commit in common")
    }

    @Test func `a copy that began with no version of the project says how to carry the work over`()
        async throws
    {
        try clone.shell("rm -rf .git && echo else > README.md")
        try clone.git("init", "-q", "-b", "main")
        try clone.git("add", "-A")
        try clone.git("commit", "-qm", "Initial commit")
        let before = try world.state()

        let run = try await clone.kata("update", project.root.path)

        #expect(run.status == 2)
        #expect(
            run.errors
                == "This clone has no commit in common with '\(project.root.path)', as a copy made from a template has none, and it began with other files than any version there. Clone the project anew with git, and copy there what is yours: Sources/<Chapter>, Tests/<Chapter>Tests/My….swift, the step numbers in Package.swift, and .kata/history.git.\n"
        )
        #expect(try world.state() == before)
    }

    @Test func `what is to be copied into a new clone is all that a learner has`() async throws {
        _ = try await clone.kata("start", "3")
        try clone.solve("Thanks", step: 1)
        _ = try await clone.kata("next")
        try clone.writeOwnTests(FixtureWorkspace.soundTests)
        try clone.solve("Thanks", step: 2)
        #expect(try await clone.kata("check").status == 0)
        let history = try await clone.kata("history", "3").output
        let work = try Work.read("Thanks", in: clone.workspace)
        let anew = try ClonedWorkspace().clone
        try anew.shell(
            """
            from='\(clone.root.path)'
            cp -R "$from"/Sources/Thanks Sources && cp "$from"/Tests/ThanksTests/My*.swift Tests/ThanksTests
            mkdir -p .kata && cp -R "$from"/.kata/history.git .kata
            """)
        try anew.switchOn(2, of: "Thanks")

        #expect(try Work.read("Thanks", in: anew.workspace) == work)
        #expect(try await anew.kata("history", "3").output == history)
        #expect(try await anew.kata("check", "3").status == 0)
    }

    @Test func `a shallow clone that ends before the newer version is made whole`() async throws {
        try project.write("Two.\n", to: "NEWS.md")
        try world.commit()
        try clone.shell("rm -rf ./* .git")
        try clone.git("init", "-q", "-b", "main")
        try clone.git("fetch", "-q", "--depth", "1", "file://\(project.root.path)", "main")
        try clone.git("reset", "-q", "--hard", "FETCH_HEAD")
        try clone.git("remote", "add", "origin", "file://\(project.root.path)")
        // What is newer comes from a line of its own.
        try project.git("checkout", "-q", "-b", "other", "HEAD~1")
        try project.write("Three.\n", to: "NEWS.md")
        try world.commit("From before that commit")

        let run = try await clone.kata("update", "origin", "other")

        #expect(run.status == 2)
        #expect(
            run.errors
                == "This clone is shallow, and has no commit in common with 'origin other'. Run: git fetch --unshallow, then ./kata update\n"
        )
    }

    @Test func `a folder in somebody else's repository is no clone`() async throws {
        try clone.shell("mv .git ../.git")

        #expect(try await clone.kata("update").errors.hasPrefix("This folder is a download and no clone, so"))
    }

    @Test func `a clone that git does not open is no download`() async throws {
        try clone.shell("rm .git/HEAD")

        let run = try await clone.kata("update")

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("git does not open this clone: not a git repository"), "\(run.errors)")
        #expect(run.errors.hasSuffix(". Nothing was changed. git status says what to do.\n"))
    }

    @Test func `what git cannot do is said in a sentence`() async throws {
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()
        try clone.shell("printf broken >.git/index")

        let run = try await clone.kata("update")

        #expect(run.errors.hasPrefix("git could not go on: "), "\(run.errors)")
        #expect(run.errors.hasSuffix(". Nothing was changed.\n"), "\(run.errors)")
    }

    @Test func `a repository in the repository is left alone`() async throws {
        try clone.shell("mkdir -p Sources/Other && cd Sources/Other && git init -q")
        try clone.write("mine\n", to: "Sources/Other/Mine.md")
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        #expect(try clone.read("Sources/Other/Mine.md") == "mine\n")
    }

    @Test func `a conflict in Package.swift names the step numbers`() async throws {
        _ = try await clone.kata("start", "1")
        let line = try #require(try clone.read("Package.swift").split(separator: "\n").first)
        try clone.edit("Package.swift", String(line), line + " // mine")
        try project.edit("Package.swift", String(line), line + " // newer")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(
            run.errors.contains(
                "\nThe step numbers in Package.swift go with it. Yours are: Greeting 1.\n"), "\(run.errors)")
    }

    @Test(arguments: [
        "touch News", "mkdir -p News/a.md; touch News/a.md/b", "mkdir -p News/a.md",
        "mkdir News; chmod a-w News",
    ])
    func `where a file cannot be put, nothing is changed`(_ obstacle: String) async throws {
        try clone.shell("printf '/News\\n' >>.git/info/exclude; \(obstacle)")
        try project.write("newer\n", to: "News/a.md")
        try project.write("newer\n", to: "A.md")
        try world.commit()
        if geteuid() == 0, obstacle.hasSuffix("chmod a-w News") { return }

        let run = try await clone.kata("update")

        #expect(run.errors.hasPrefix("Nothing was changed: "), "\(run.errors)")
        #expect(run.errors.contains("News"))
        #expect(!Files.exists(clone.root.appending(path: "A.md")))
        #expect(!UpdateMark(workspace: clone.workspace).isSet)
        try clone.shell("chmod -R u+w News")
    }

    @Test func `one update at a time`() async throws {
        try clone.shell("mkdir -p .kata")
        let lock = try FileLock(clone.workspace.stateFolder.appending(path: "update.lock"))

        let run = try await clone.kata("update")

        #expect(run.errors == "Another ./kata update is at work here. Wait for its end.\n")
        withExtendedLifetime(lock) {}
    }

    @Test func `a manifest that nobody can read is not overwritten`() async throws {
        try clone.edit("Package.swift", "step: 0, of: 1", "step: two, of: 1")
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()

        let run = try await clone.kata("update")

        #expect(run.errors.hasPrefix("Package.swift:7: '"), "\(run.errors)")
        #expect(!Files.exists(clone.root.appending(path: "NEWS.md")))
    }

    @Test func `a newer version whose manifest says otherwise where one is`() async throws {
        try project.edit("Package.swift", "Chapter(\"", "Lesson(\"")
        try world.commit()
        let before = try world.state()

        let run = try await clone.kata("update")

        #expect(
            run.errors.hasPrefix("The Package.swift that 'origin main' has says otherwise"), "\(run.errors)")
        #expect(try world.state() == before)
    }

    @Test func `in the middle of a merge nothing is touched`() async throws {
        try clone.shell("cp .git/refs/heads/main .git/MERGE_HEAD")

        #expect(
            try await clone.kata("update").errors
                == "git is in the middle of a merge. End it with: git merge --continue or --abort, then ./kata update\n"
        )
    }

    @Test func `a place without a project is named`() async throws {
        let run = try await clone.kata("update", "../nowhere")

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("git cannot fetch from '../nowhere': "), "\(run.errors)")
    }

    // MARK: Killed

    /// `KATA_KILL_ROUNDS=40` tries forty moments.
    @Test func `an update that is killed is brought to its end by the next`() async throws {
        _ = try await clone.kata("start", "1")
        try clone.solve("Greeting", step: 1)
        try clone.edit("Chapters/README.md", "# How to play", "# How I play")
        _ = try await project.kata("new", "Parking", "--steps", "2")
        try addStepInFront()
        for number in 1...40 {
            try project.write("\(number)\n", to: "Runner/Sources/KataKit/File\(number).swift")
        }
        try world.commit()
        try clone.shell("cp -R . ../saved")
        let clock = ContinuousClock()
        let whole = try await clock.measure { _ = try await clone.kata("update") }
        let after = try world.state()

        let rounds = ProcessInfo.processInfo.environment["KATA_KILL_ROUNDS"].flatMap { Int($0) } ?? 4
        for round in 0..<rounds {
            try clone.shell("find . -mindepth 1 -delete; cp -R ../saved/. .")
            let moment = whole * (0.3 + 0.7 * Double(round) / Double(rounds))
            _ = try ChildProcess.run(
                FixtureWorkspace.binary, ["update"],
                environment: ProcessInfo.processInfo.environment.merging(["KATA_WORKSPACE": clone.root.path])
                { $1 },
                deadline: moment)
            try clone.shell("rm -f .git/index.lock .git/HEAD.lock .git/refs/heads/main.lock")

            let run = try await clone.kata("update")

            #expect(run.status == 0, "killed after \(moment): \(run.errors)")
            #expect(try world.state() == after, "killed after \(moment)")
            #expect(!UpdateMark(workspace: clone.workspace).isSet, "killed after \(moment)")
        }
    }

    @Test func `files that arrived before a kill are not taken for the learner's`() async throws {
        for folder in ["Solutions/Goodbye/Step0", "Sources/Goodbye"] {
            try project.write("// newer\n", to: "\(folder)/Goodbye.swift")
            try project.write("// More.\n", to: "\(folder)/More.swift")
        }
        try project.shell("git mv Chapters/1-Greeting.md Chapters/9-Greeting.md")
        try world.commit()
        // What is no longer there goes first.
        try clone.shell("rm Chapters/1-Greeting.md")
        try clone.write("// newer\n", to: "Solutions/Goodbye/Step0/Goodbye.swift")
        try clone.write("// More.\n", to: "Sources/Goodbye/More.swift")
        try UpdateMark(workspace: clone.workspace).set(
            project.git("rev-parse", "HEAD"), from: "origin main")

        let check = try await clone.kata()
        #expect(
            check.errors.contains("An update did not come to its end. Bring it there with: ./kata update"))
        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        #expect(try clone.git("status", "--porcelain") == "")
        #expect(try clone.git("rev-parse", "HEAD") == project.git("rev-parse", "HEAD"))
    }

    @Test func `an update that was killed is finished first, and without the network`() async throws {
        try project.write("newer\n", to: "NEWS.md")
        try world.commit()
        let first = try project.git("rev-parse", "HEAD")
        try clone.git("fetch", "-q")
        try clone.write("newer\n", to: "NEWS.md")
        try UpdateMark(workspace: clone.workspace).set(first, from: "origin main")
        try project.write("newest\n", to: "NEWS.md")
        try world.commit()
        try project.shell("mv .git .away")

        let run = try await clone.kata("update")

        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("Updated: 1 commit from origin main, now at \(first.prefix(10)).\n"))
        #expect(
            run.output.hasSuffix(
                "This was the update that had not come to its end. For what is newer, once more:\n\nNext: ./kata update\n"
            ), "\(run.output)")
        #expect(try clone.git("rev-parse", "HEAD") == first)
        #expect(try clone.git("status", "--porcelain") == "")
        try project.shell("mv .away .git")
        #expect(try await clone.kata("update").status == 0)
        #expect(try clone.read("NEWS.md") == "newest\n")
    }

    // MARK: The project

    private static func myTest(step: Int) -> String {
        """
        #if STEP_\(step)
        import Testing

        @testable import Thanks

        struct MyThanks {
            @Test func adaIsThanked() { #expect(Thanks().text(for: "Ada") == "Thank you, Ada.") }
        }
        #endif

        """
    }

    /// The learner is at the last step of Thanks, with a test, and it was checked.
    private func solveThanks() async throws {
        _ = try await clone.kata("start", "3")
        try clone.solve("Thanks", step: 1)
        _ = try await clone.kata("next")
        try clone.solve("Thanks", step: 2)
        try clone.write(Self.myTest(step: 2), to: "Tests/ThanksTests/MyStep2.swift")
        _ = try await clone.kata("check")
    }

    /// Thanks gets a step in front of its two, and the test of its first is the learner's now.
    private func moveStepsOfThanks() throws {
        let path = "Chapters/3-Thanks.md"
        let text = try project.read(path)
        let start = try #require(text.range(of: "## Step 1")?.lowerBound)
        let second = try #require(text.range(of: "## Step 2")?.lowerBound)
        let added = text[start..<second].replacing("Somebody is thanked", with: "Nothing is said")
            .replacing("**Two words.**", with: "**Nothing.**")
        let later = text[start...].replacing("## Step 2", with: "## Step 3").replacing(
            "## Step 1", with: "## Step 2"
        )
        .replacing("*5 minutes*", with: "*5 minutes, and the test is yours*")
        try project.write(String(text[..<start]) + String(added) + String(later), to: path)
        try project.shell(
            """
            cd Tests/ThanksTests
            sed 's/STEP_2/STEP_3/' MyStep2.swift >MyStep3.swift
            sed 's/STEP_2/STEP_3/' ../../Solutions/Thanks/Tests/MyStep2.swift >../../Solutions/Thanks/Tests/MyStep3.swift
            sed 's/STEP_1/STEP_2/' Step1-TwoWords.swift >../../Solutions/Thanks/Tests/MyStep2.swift
            """)
        try project.edit("Package.swift", "\"Thanks\", step: 0, of: 2", "\"Thanks\", step: 0, of: 3")
        try world.commit()
    }

    /// The first chapter gets another step 1, and what was step 1 and 2 is step 2 and 3.
    private func addStepInFront() throws {
        let text = try project.read("Chapters/1-Greeting.md")
        let start = try #require(text.range(of: "## Step 1")?.lowerBound)
        let second = try #require(text.range(of: "## Step 2")?.lowerBound)
        let later = text[start...].replacing("## Step 2", with: "## Step 3").replacing(
            "## Step 1", with: "## Step 2")
        let title = try #require(
            ChapterParser.numbered(String(text[start..<second].prefix { $0 != "\n" }), after: "## Step ")
        ).title
        let added = text[start..<second].replacing(title, with: "Nothing is said")
            .replacing("**A word.**", with: "**Nothing.**")
        try project.write(
            String(text[..<start]) + String(added) + String(later),
            to: "Chapters/1-Greeting.md")
        try project.shell(
            """
            cd Tests/GreetingTests
            sed 's/STEP_2/STEP_3/' Step2-Name.swift >Step3-Name.swift
            sed 's/STEP_1/STEP_2/' Step1-Hello.swift >Step2-Hello.swift
            rm Step2-Name.swift
            printf '// Newer.\\n' >>Step1-Hello.swift
            cd ../..
            for folder in Sources/Greeting Solutions/Greeting/Step0; do echo '// Newer.' >>$folder/Greeting.swift; done
            """)
        try project.edit("Package.swift", "\"Greeting\", step: 0, of: 2", "\"Greeting\", step: 0, of: 3")
    }
}
