import Foundation
import RunnerTesting
import Testing

@testable import KataText

struct ChapterTextTests {
    @Test func `a chapter has a number, a title, an introduction, steps and closing sections`() throws {
        let chapter = try ChapterText(parsing: twoSteps, file: "Chapters/1-Walls.md")

        #expect(chapter.number == 1)
        #expect(chapter.title == "A wall · and a string")
        #expect(chapter.introduction == "Stretch a line.\n\n## Before you begin\n\nFind two pegs.")
        #expect(chapter.steps.map(\.number) == [1, 2])
        #expect(
            chapter.closing == [
                .init(title: "Your turn", markdown: "Build a wall.", line: 63),
                .init(title: "Into your app", markdown: "", line: 67),
            ])
    }

    @Test func `a step has its title, minutes, line and the Markdown of its parts`() throws {
        let step = try #require(try ChapterText(parsing: twoSteps, file: "").steps.first)

        #expect(step.number == 1)
        #expect(step.title == "A course is level")
        #expect(step.minutes == 8)
        #expect(step.line == 9)
        #expect(step.lead == "Level is a promise.\n\nIt can be kept.")
        #expect(step.red.hasPrefix("The test:\n\n```swift Tests/WallTests/Step1.swift\n"))
        #expect(step.green == "Lay one brick.\n\n#### A word on mortar\n\nLess is more.")
        #expect(step.refactor == "Nothing to do: one brick has no structure.")
    }

    @Test func `an empty part is to be written`() throws {
        let text = """
            # 1 · Walls

            ## Step 1 · A course is level
            *8 minutes*

            ### Promises

            ### Red

            ### Hints

            ### Green

            ### Refactor
            """

        let step = try #require(try ChapterText(parsing: text, file: "").steps.first)

        #expect(step.promises == [])
        #expect(
            [step.owed, step.red, step.green, step.refactor] == Array(repeating: "To be written.", count: 4))
        #expect(step.hints == ["To be written."])
        #expect(step.partsAfterGreen(of: step.turns[0], isEnd: true) == [], "nobody is sent there")
    }

    @Test func `hints are the items of the numbered list, with what is indented below them`() throws {
        let steps = try ChapterText(parsing: twoSteps, file: "").steps

        #expect(
            steps[0].hints == [
                "What is missing?",
                "Look at the *string*.\n\n1. from the left\n2. from the right",
                "Nearly this:\n\n```swift sketch\n1. is not a hint\n```",
            ])
        #expect(steps[1].hints == ["Lay\nanother."])
    }

    @Test func `a later test has a Red of its own, and what else it needs`() throws {
        let more =
            "### Red · isPlumb\nIs it?\n### Hints\n1. A string.\n### Green\nIt is.\n### Red · The rest\n```text\n```\n"
        let text = twoSteps.replacing("### Refactor\nEnough.", with: more + "### Refactor\nEnough.")

        let chapter = try ChapterText(parsing: text, file: "")

        let step = try #require(chapter.steps.last)
        #expect(step.turns.map(\.title) == [nil, "isPlumb", "The rest"])
        #expect(step.turns.map(\.heading) == ["Red", "Red · isPlumb", "Red · The rest"])
        #expect(step.turns.map(\.green) == ["Another.", "It is.", ""])
        #expect(step.turns.map(\.hints.count) == [1, 1, 0])
        #expect(step.green == "Another.\n\nIt is.")
        #expect(step.hints == ["Lay\nanother.", "A string."])
        #expect(chapter.fences.map(\.turn) == [0, 0, 0, 2])
    }

    @Test func `the text goes as far as the newest test`() throws {
        let more = "### Red · isPlumb\nIs it?\n### Green\nIt is.\n### Red · The rest\nMore.\n"
        let text = twoSteps.replacing("### Refactor\nEnough.", with: more + "### Refactor\nEnough.")
        let step = try #require(try ChapterText(parsing: text, file: "").steps.last)
        let tests = (2...4).map {
            "#if STEP_2_\($0)\n@Test func \($0 == 3 ? "isPlumb" : "is\($0)")() {}\n#endif"
        }
        let order = TestOrder("@Test func first() {}\n" + tests.joined(separator: "\n"), step: 2)

        let read = [1, 2, 3, nil].map { step.turns(upTo: $0, in: order).map(\.heading) }
        #expect(
            read == [
                ["Red"], ["Red"], ["Red", "Red · isPlumb"], ["Red", "Red · isPlumb", "Red · The rest"],
            ])
        #expect(
            [1, 2, 3, nil].map { step.turn(at: $0, in: order)?.heading }
                == ["Red", nil, "Red · isPlumb", "Red · The rest"])
        #expect(step.turn(at: nil, in: nil)?.heading == "Red", "a step whose tests come at once")
    }

    @Test func `headings inside a fence are code`() throws {
        let chapter = try ChapterText(parsing: twoSteps, file: "")

        #expect(chapter.steps[1].red.contains("## Step 9 · Not a step"))
    }

    @Test func `carriage returns are read and left out of the texts`() throws {
        let windows = twoSteps.replacingOccurrences(of: "\n", with: "\r\n")

        #expect(
            try ChapterText(parsing: windows, file: "") == ChapterText(parsing: twoSteps, file: ""))
    }

    @Test func `one minute is a minute`() throws {
        let text = twoSteps.replacingOccurrences(of: "*8 minutes*", with: "*1 minute*")

        #expect(try ChapterText(parsing: text, file: "").steps.first?.minutes == 1)
    }

    // MARK: Where the code goes

    @Test(
        arguments: [
            ("*8 minutes*", []),
            (
                "*8 minutes* · your code: `Sources/Walls/Wall.swift`",
                [.init(path: "Sources/Walls/Wall.swift", isNew: false)]
            ),
            (
                "*8 minutes, and the test is yours* · your code: `Sources/Walls/Wall.swift` (new)",
                [.init(path: "Sources/Walls/Wall.swift", isNew: true)]
            ),
            (
                "*8 minutes* · your code: `Sources/Walls/Wall.swift` (new), `Brick.swift`, `Sources/Walls/Roof/Tile.swift` (new)",
                [
                    .init(path: "Sources/Walls/Wall.swift", isNew: true),
                    .init(path: "Sources/Walls/Brick.swift", isNew: false),
                    .init(path: "Sources/Walls/Roof/Tile.swift", isNew: true),
                ]
            ),
        ] as [(String, [StepText.CodeFile])])
    func `a step names the files of its code behind its minutes`(_ line: String, _ files: [StepText.CodeFile])
        throws
    {
        let isOwn = line.contains("yours*")
        let promises = isOwn ? "### Promises\n\n- **Level.** It is.\n\n### Red" : "### Red"
        let text = twoSteps.replacing("*8 minutes*", with: line).replacing(
            "### Red", with: promises, maxReplacements: 1)

        let step = try #require(try ChapterText(parsing: text, file: "").steps.first)

        #expect(step.codeFiles == files)
        #expect(line.hasSuffix((["*"] + step.placesOfCode).joined(separator: " · ")))
        #expect(step.minutes == 8)
        #expect(step.isOwn == isOwn)
    }

    @Test(arguments: [
        ("`Tile.swift` (new), `Brick.swift`", ["Sources/Walls/Tile.swift", "Sources/Walls/Brick.swift"]),
        ("`Sources/Walls/Roof/Tile.swift`", ["Sources/Walls/Roof/Tile.swift"]),
    ])
    func `a step names the files that only its Refactor changes`(_ list: String, _ paths: [String]) throws {
        let line = "*8 minutes* · your code: `Sources/Walls/Wall.swift` · to tidy: \(list)"
        let text = twoSteps.replacing("*8 minutes*", with: line)

        let step = try #require(try ChapterText(parsing: text, file: "").steps.first)

        #expect(step.tidiedFiles.map(\.path) == paths)
        #expect(step.codeFiles.map(\.path) == ["Sources/Walls/Wall.swift"], "no red asks for those")
        #expect(line == (["*8 minutes*"] + step.placesOfCode).joined(separator: " · "))
    }

    @Test(arguments: [
        ("", ["Sources/Walls/Wall.swift"], "In Sources/Walls/Wall.swift lay a brick"),
        ("", ["Sources/Walls/Brick/Wall.swift"], "In Sources/Walls/Brick/Wall.swift lay a brick"),
        ("", ["Sources/Walls/Course.swift"], "Lay a brick"),
        (" (new)", ["Sources/Walls/Course.swift"], "In a new file, Sources/Walls/Wall.swift, lay a brick"),
        (" (new)", ["Sources/Walls/Wall.swift"], "In Sources/Walls/Wall.swift lay a brick"),
    ])
    func `a learner is sent to the file that is there, or to a new one`(
        _ mark: String, _ files: [String], _ sentence: String
    ) throws {
        let text = twoSteps.replacing(
            "*8 minutes*", with: "*8 minutes* · your code: `Sources/Walls/Wall.swift`\(mark)")
        let step = try #require(try ChapterText(parsing: text, file: "").steps.first)

        #expect(StepText.CodeFile.placing("Lay a brick", in: step.codeFiles(among: files)) == sentence)
    }

    @Test(arguments: [
        (
            ["Sources/Walls/Wall.swift", "Sources/Walls/Brick.swift"],
            "In Sources/Walls/Wall.swift, Brick.swift and Tile.swift (new) lay a brick"
        ),
        (
            ["Sources/Walls/Wall.swift", "Sources/Walls/Old/Brick.swift", "Sources/Walls/Tile.swift"],
            "In Sources/Walls/Wall.swift, Sources/Walls/Old/Brick.swift and Tile.swift lay a brick"
        ),
        (["Sources/Walls/Brick.swift"], "In Sources/Walls/Brick.swift and Tile.swift (new) lay a brick"),
        (["Sources/Walls/Wall.swift"], "In Sources/Walls/Wall.swift and Tile.swift (new) lay a brick"),
    ])
    func `of several files a learner is sent to those that are there, or new`(
        _ files: [String], _ sentence: String
    ) throws {
        let text = twoSteps.replacing(
            "*8 minutes*",
            with: "*8 minutes* · your code: `Sources/Walls/Wall.swift`, `Brick.swift`, `Tile.swift` (new)")
        let step = try #require(try ChapterText(parsing: text, file: "").steps.first)

        #expect(StepText.CodeFile.placing("Lay a brick", in: step.codeFiles(among: files)) == sentence)
    }

    // MARK: What is read when

    @Test(
        arguments: [
            ("Lay one.\n\n```output green\nGREEN\n```", "Nothing to do.", []),
            ("Lay one.\n\n```output green\nGREEN\n```\n\nBut.", "Nothing to do.", [.green]),
            (
                "Lay one.\n\n```output green\nGREEN\n```\n\n```output ours\nRED\n```", "Nothing to do.", []
            ),
            ("Lay one.\n\n```output green\nGREEN\n```", "Two bricks are one.", [.refactor]),
            ("Lay one.", "Two bricks are one.", [.refactor]),
            ("Lay one.\n\n```swift sketch\nlay()\n```", "Nothing to do.", []),
            ("Lay one.\n\n```swift sketch\nlay()\n```\n\nBut.", "Nothing to do.", [.green]),
            ("Lay one.\n\n```output green\nGREEN\n```\n\nBut.", "Two bricks are one.", [.green, .refactor]),
        ] as [(String, String, [StepText.Part])])
    func `after green there is what stands behind the output or the code, and a Refactor to do`(
        _ green: String, _ refactor: String, _ parts: [StepText.Part]
    ) throws {
        let text = twoSteps.replacing("Another.", with: green).replacing("Enough.", with: refactor)

        let step = try #require(try ChapterText(parsing: text, file: "").steps.last)

        #expect(step.partsAfterGreen(of: step.turns[0], isEnd: true) == parts)
    }

    @Test func `a step that leaves nothing to tidy has no Refactor`() throws {
        let text = twoSteps.replacing("### Refactor\nEnough.\n", with: "")
        try #require(text != twoSteps)

        let step = try #require(try ChapterText(parsing: text, file: "").steps.last)

        #expect(step.refactor == "")
        #expect(step.partsAfterGreen(of: step.turns[0], isEnd: true) == [])
    }

    @Test func `a red can be read without the output that was just printed`() throws {
        let red = "Look:\n\n```output red\nRED\n```\n\nA name is missing.\n\n~~~text\nstays\n~~~"
        let text = twoSteps.replacing("~~~text\n## Step 9 · Not a step\n~~~", with: red)

        let step = try #require(try ChapterText(parsing: text, file: "").steps.last)

        #expect(step.red == red)
        #expect(step.turns[0].redWithoutOutput == "Look:\n\n\nA name is missing.\n\n~~~text\nstays\n~~~")
    }

    @Test func `the workspace's own chapters can be read`() throws {
        let root = Repository.root.appending(path: "Chapters")
        let files = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.first?.isNumber == true }

        #expect(!files.isEmpty)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(throws: Never.self) {
                try ChapterText(parsing: text, file: "Chapters/\(file.lastPathComponent)")
            }
        }
    }
}

/// A chapter with everything that may stand in one.
let twoSteps = """

    # 1 · A wall · and a string
    Stretch a line.

    ## Before you begin

    Find two pegs.

    ## Step 1 · A course is level
    *8 minutes*

    Level is a promise.

    It can be kept.

    ### Red

    The test:

    ```swift Tests/WallTests/Step1.swift
    #expect(wall.isLevel)
    ```

    ### Hints
    1. What is missing?
    2. Look at the *string*.

       1. from the left
       2. from the right
    3. Nearly this:

       ```swift sketch
    1. is not a hint
       ```

    ### Green
    Lay one brick.

    #### A word on mortar

    Less is more.

    ### Refactor
    Nothing to do: one brick has no structure.

    ## Step 2 · Two courses are plumb
    *10 minutes*
    ### Red
    ~~~text
    ## Step 9 · Not a step
    ~~~
    ### Hints

    1) Lay
    another.
    ### Green
    Another.
    ### Refactor
    Enough.



    ## Your turn

    Build a wall.

    ## Into your app

    """
