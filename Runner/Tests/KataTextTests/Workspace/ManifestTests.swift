import Testing

@testable import KataBase
@testable import KataText

struct ManifestTests {
    private let text = """
        let chapters = [
            Chapter("Greeting", step: 2, of: 9),
              Chapter( "Goodbye" ,step:0,of: 4 ) // later
        ]
        """

    @Test func `the chapter lines are read wherever they stand`() throws {
        let manifest = try Manifest(parsing: text)

        #expect(
            manifest.lines == [
                Manifest.Line(name: "Greeting", step: 2, test: nil, steps: 9, number: 2),
                Manifest.Line(name: "Goodbye", step: 0, test: nil, steps: 4, number: 3),
            ])
    }

    @Test func `setting a step changes the number and nothing else`() throws {
        let manifest = try Manifest(parsing: text)

        let changed = try manifest.settingStep(3, of: "Goodbye")

        #expect(changed.text == text.replacing("step:0,of: 4", with: "step:3,of: 4"))
        #expect(try changed.settingStep(0, of: "Goodbye").text == text)
    }

    @Test func `a test stands behind its step, and goes where all are on`() throws {
        let first = StepPlace(step: 3, test: 1)

        let changed = try Manifest(parsing: text).setting(first, of: "Greeting").setting(first, of: "Goodbye")

        #expect(
            changed.text
                == text.replacing("step: 2,", with: "step: 3, test: 1,")
                .replacing("step:0,of: 4", with: "step:3, test: 1,of: 4"))
        #expect(changed.lines.map(\.test) == [1, 1])
        #expect(
            try changed.setting(StepPlace(step: 3, test: 12), of: "Goodbye").text
                == changed.text.replacing("test: 1,of", with: "test: 12,of"))
        let whole = try changed.settingStep(2, of: "Greeting").settingStep(0, of: "Goodbye")
        #expect(whole.text == text)
    }

    @Test func `CRLF line ends stay`() throws {
        let windows = text.replacing("\n", with: "\r\n")

        let changed = try Manifest(parsing: windows).settingStep(3, of: "Greeting")

        #expect(changed.text == windows.replacing("step: 2", with: "step: 3"))
        #expect(
            try Manifest(parsing: windows).adding("Parking", steps: 3).text
                == Manifest(parsing: text).adding("Parking", steps: 3).text.replacing("\n", with: "\r\n"))
    }

    struct Broken: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let message: String
    }

    static let broken = [
        Broken(
            testDescription: "no chapter line", text: "let chapters = []",
            message:
                "Package.swift holds no chapter line. Bring the file back with: git checkout Package.swift"),
        Broken(
            testDescription: "a line beyond reading", text: "\nChapter(\"Greeting\", stp: two),",
            message:
                "Package.swift:2: 'Chapter(\"Greeting\", stp: two),' cannot be read as a chapter. It should look like: Chapter(\"Parking\", step: 0, of: 4),"
        ),
        Broken(
            testDescription: "no steps", text: "Chapter(\"Greeting\", step: 0, of: 0),",
            message:
                "Package.swift:1: 'Chapter(\"Greeting\", step: 0, of: 0),' cannot be read as a chapter. It should look like: Chapter(\"Parking\", step: 0, of: 4),"
        ),
        Broken(
            testDescription: "a step too many", text: "Chapter(\"Greeting\", step: 10, of: 9),",
            message:
                "Package.swift:1: step 10 of Greeting does not exist. Set it to a number from 0 to 9."),
        Broken(
            testDescription: "no test", text: "Chapter(\"Greeting\", step: 1, test: 0, of: 9),",
            message:
                "Package.swift:1: test 0 of Greeting does not exist. Count from 1, or take 'test:' out: then all tests of the step are on."
        ),
        Broken(
            testDescription: "a negative step", text: "Chapter(\"Greeting\", step: -1, of: 9),",
            message:
                "Package.swift:1: step -1 of Greeting does not exist. Set it to a number from 0 to 9."),
        Broken(
            testDescription: "a chapter twice",
            text: "Chapter(\"Greeting\", step: 1, of: 9),\nChapter(\"Greeting\", step: 2, of: 9),",
            message: "Package.swift:2: Greeting is listed a second time. Delete one of the two lines."),
    ]

    @Test(arguments: broken)
    func `a broken manifest says what is wrong and how to mend it`(_ broken: Broken) {
        let error = #expect(throws: KataError.self) { try Manifest(parsing: broken.text) }

        #expect(error?.description == broken.message)
    }
}
