import Testing

@testable import KataBase
@testable import KataText

struct ChapterTextErrorTests {
    @Test(arguments: mistakes)
    func `a mistake is named with its line and what to do`(_ mistake: Mistake) {
        let error = #expect(throws: KataError.self) {
            try ChapterText(parsing: mistake.markdown, file: "Chapters/1-X.md")
        }

        #expect(error?.description == "Chapters/1-X.md:" + mistake.message)
    }

    struct Mistake: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let markdown: String
        let message: String

        init(_ name: String, _ change: (String, String), _ message: String) {
            testDescription = name
            precondition(sound.contains(change.0), "\(name) changes nothing")
            markdown = sound.replacingOccurrences(of: change.0, with: change.1)
            self.message = message
        }
    }

    private static let start = FencedLines.foldStart
    private static let names = "```swift names\nfunc wall() -> Wall\n```"

    private static func openFold(_ name: String, _ promises: String, line: Int) -> Mistake {
        Mistake(
            name,
            (
                "*8 minutes*\n",
                "*8 minutes, the test is yours, and the promises are folded*\nA wall.\n### Promises\n\(promises)\n"
            ),
            "\(line): the promises of step 1 are folded, and would be open in this file; write '<details><summary>What is promised: for afterwards</summary>' and a blank line before the first of them, '</details>' behind all that is promised or left open, and the names below that"
        )
    }

    static let mistakes = [
        Mistake(
            "an empty file", (sound, ""),
            "1: the chapter has no title; begin the file with a line like '# 8 · Parking'"),
        Mistake(
            "a title without a number", ("# 1 · Walls", "# Walls"),
            "1: the chapter has no title; begin the file with a line like '# 8 · Parking'"),
        Mistake(
            "a text without steps", ("## Step ", "## "),
            "1: the chapter has no step; begin one with a line like '## Step 1 · The first hour is free'"
        ),
        Mistake(
            "a colon for the dot", ("## Step 2 · Plumb", "## Step 2: Plumb"),
            "13: '## Step 2: Plumb' cannot be read as a step; write it like '## Step 1 · The first hour is free'"
        ),
        Mistake(
            "a late start", ("## Step 1", "## Step 2"),
            "2: the first step is step 2; steps are numbered from 1"),
        Mistake(
            "a gap", ("## Step 2", "## Step 3"),
            "13: step 3 follows step 1; steps are numbered without gaps"),
        Mistake(
            "a number twice", ("## Step 2", "## Step 1"),
            "13: step 1 follows step 1; steps are numbered without gaps"),
        Mistake(
            "a section between steps", ("## Step 2", "## Tea\n\n## Step 2"),
            "13: the section 'Tea' stands before step 2; move it behind the last step"),
        Mistake(
            "no minutes", ("*8 minutes*\n", ""),
            "2: step 1 does not say how long it takes and where one writes; put a line like '*8 minutes*', or '*8 minutes* · your code: `Sources/Films/Film.swift` (new)', below its heading"
        ),
        Mistake(
            "minutes in words", ("*8 minutes*", "*eight minutes*"),
            "2: step 1 does not say how long it takes and where one writes; put a line like '*8 minutes*', or '*8 minutes* · your code: `Sources/Films/Film.swift` (new)', below its heading"
        ),
        Mistake(
            "an unknown part", ("### Green\nLay", "### Blue\nLay"),
            "8: 'Blue' is no part of step 1; use Promises, Red, Hints, Green, Refactor, or a heading with '####'"
        ),
        Mistake(
            "a missing part", ("### Green\nLay.\n", ""),
            "2: step 1 has no '### Green'; a step has Red, Hints and Green, in this order"),
        Mistake(
            "a part twice", ("### Refactor\nNone.", "### Green\nNone."),
            "10: step 1 has '### Green' twice; join the two"),
        Mistake(
            "a later Red without a name", ("### Refactor\nNone.", "### Red\nMore.\n### Green\nYes."),
            "10: the first Red of step 1 is '### Red'; a later one names its test, each another one, as in '### Red · everyLineCounts'"
        ),
        Mistake(
            "a first Red with a name", ("### Red\nTest.", "### Red · isLevel\nTest."),
            "4: the first Red of step 1 is '### Red'; a later one names its test, each another one, as in '### Red · everyLineCounts'"
        ),
        Mistake(
            "a later Red without a Green", ("### Refactor\nNone.", "### Red · isPlumb\nMore."),
            "10: '### Red · isPlumb' of step 1 has no '### Green' behind it; a test that comes later has Red and Green"
        ),
        Mistake(
            "a Red after the Refactor", ("### Refactor\nNone.", "### Refactor\nNone.\n### Red · isPlumb"),
            "12: step 1 has Red · isPlumb after Refactor; the order is Promises, Red, Hints, Green, Refactor"),
        Mistake(
            "a Green with a name", ("### Green\nLay.", "### Green · isLevel\nLay."),
            "8: 'Green · isLevel' is no part of step 1; use Promises, Red, Hints, Green, Refactor, or a heading with '####'"
        ),
        Mistake(
            "parts in another order",
            ("### Hints\n1. Look.\n### Green\nLay.", "### Green\nLay.\n### Hints\n1. Look."),
            "8: step 1 has Hints after Green; the order is Promises, Red, Hints, Green, Refactor"),
        Mistake(
            "a promise without a name", ("### Red\nTest.", "### Promises\n- It is level.\n### Red\nTest."),
            "5: '- It is level.' has no name; begin a promise like '- **The first hour.** Up to sixty minutes …'"
        ),
        Mistake(
            "a promise of nothing", ("### Red\nTest.", "### Promises\n- **Level.**\n### Red\nTest."),
            "5: the promise 'Level' promises nothing; say what can be kept or broken"),
        Mistake(
            "a promise twice",
            (
                "### Red\nAgain.",
                "### Promises\n- **Level.** It is.\n- **Plumb.** It is.\n- **Level.** It is.\n### Red\nAgain."
            ),
            "18: the promise 'Level' stands in line 16 already; give one of the two another name"),
        Mistake(
            "promises after Red", ("### Hints\n1. Look.\n", "### Promises\nNone.\n### Hints\n1. Look.\n"),
            "6: step 1 has Promises after Red; the order is Promises, Red, Hints, Green, Refactor"),
        Mistake(
            "a step of one's own that promises nothing",
            ("*8 minutes*", "*8 minutes, and the test is yours*"),
            "2: the test of step 1 is the learner's, and the step promises nothing to test; write '### Promises'"
        ),
        Mistake(
            "folded promises without a customer",
            (
                "*8 minutes*\n",
                "*8 minutes, the test is yours, and the promises are folded*\n### Promises\n- **Level.** It is.\n"
            ),
            "2: the promises of step 1 are folded, so a customer has to say what is wanted before '### Promises', and a 'swift names' fence in it how it is called"
        ),
        openFold("no fold", "- **Level.** It is.\n\n\(names)", line: 6),
        openFold(
            "a fold that is no Markdown on the web", "\(start)\n- **Level.** It is.\n</details>\n\(names)",
            line: 7),
        openFold(
            "a choice below the fold",
            "\(start)\n\n- **Level.** It is.\n\n</details>\n\n*Your choice:* blue.\n\n\(names)", line: 8),
        openFold("names in the fold", "\(start)\n\n- **Level.** It is.\n\n\(names)\n\n</details>", line: 8),
        openFold(
            "a fold with a title of its own",
            "<details><summary>More</summary>\n\n- **Level.** It is.\n\n</details>\n\(names)", line: 8),
        openFold("a fold that never ends", "\(start)\n\n- **Level.** It is.\n\n\(names)", line: 8),
        Mistake(
            "hints without numbers", ("1. Look.", "- Look."),
            "7: the hints of step 1 do not begin as a numbered list; write the first one like '1. What is missing?'"
        ),
        Mistake(
            "text after the hints", ("1. Look.\n", "1. Look.\n\nGood luck.\n"),
            "9: the hints of step 1 end before this line; number it as a hint or indent it below one"),
        Mistake(
            "an empty hint", ("1. Look.", "1. Look.\n2."),
            "6: hint 2 of step 1 is empty; write it or delete its number"),
        Mistake(
            "an open fence", ("Test.", "```swift sketch\nTest."),
            "5: the fence '```swift sketch' is never closed; end it with a line like its first, without the words"
        ),
        Mistake(
            "a fence that outlives its quote", ("Test.", "> ```text\nTest.\n```text\n```"),
            "5: the fence '> ```text' is never closed; end it with a line like its first, without the words"),
        Mistake(
            "a fence without a word", ("Test.", "```\nTest.\n```"),
            "5: the fence does not say what it holds; " + fences),
        Mistake(
            "Swift from nowhere", ("Test.", "```swift\nTest.\n```"),
            "5: 'swift' does not say what the fence holds; " + fences),
        Mistake(
            "a colour that is none", ("Test.", "```output blue\n```"),
            "5: 'output blue' does not say what the fence holds; " + fences),
        Mistake(
            "a difference from one snapshot", ("Test.", "```diff Step1\n```"),
            "5: 'diff Step1' does not say what the fence holds; " + fences),
        Mistake(
            "an unknown language", ("Test.", "```swfit\nTest.\n```"),
            "5: 'swfit' does not say what the fence holds; " + fences),
    ]

    static let fences = """
        write 'swift PATH.swift', 'swift names', 'swift sketch', 'output red', 'output green', 'diff Step1..Step2', \
        or one of sh, console, text, json, xml, svg, markdown
        """

    static let sound = """
        # 1 · Walls
        ## Step 1 · Level
        *8 minutes*
        ### Red
        Test.
        ### Hints
        1. Look.
        ### Green
        Lay.
        ### Refactor
        None.

        ## Step 2 · Plumb
        *5 minutes*
        ### Red
        Again.
        ### Hints
        1. Look again.
        ### Green
        Lay again.
        ### Refactor
        Not yet.

        """
}
