import Testing

@testable import KataText

struct FenceTests {
    @Test(arguments: kinds)
    func `the opening line says what a fence is`(_ info: String, _ kind: Fence.Kind?) {
        #expect(Fence.Kind(info: info) == kind)
    }

    static let kinds: [(String, Fence.Kind?)] = [
        ("swift Sources/Films/FilmCard.swift", .file(path: "Sources/Films/FilmCard.swift")),
        (
            "swift Solutions/Films/Step2-green/FilmCard.swift",
            .file(path: "Solutions/Films/Step2-green/FilmCard.swift")
        ),
        ("swift  sketch", .sketch),
        ("output red", .outputRed),
        ("output green", .outputGreen),
        ("diff Step1..Step2", .diff(from: "Step1", to: "Step2")),
        ("diff Step2-green..Step2", .diff(from: "Step2-green", to: "Step2")),
        ("sh", .other("sh")),
        ("swift Sources/Films", nil),
        ("swift sketch more", nil),
        ("diff a..b", nil),
        ("diff", nil),
        ("sh x", nil),
        ("Swift sketch", nil),
    ]

    @Test func `fences know their line, their step and their text`() throws {
        let chapter = try ChapterText(parsing: twoSteps, file: "")

        #expect(
            chapter.fences == [
                Fence(
                    kind: .file(path: "Tests/WallTests/Step1.swift"), body: "#expect(wall.isLevel)", line: 20,
                    step: 1, turn: 0, info: "swift Tests/WallTests/Step1.swift"),
                Fence(
                    kind: .sketch, body: "1. is not a hint", line: 32, step: 1, turn: 0, info: "swift sketch"),
                Fence(
                    kind: .other("text"), body: "## Step 9 · Not a step", line: 49, step: 2, turn: 0,
                    info: "text"),
            ])
    }

    @Test(arguments: shapes)
    func `a fence is found in quotes, in lists and between`(_ shape: Shape) {
        let blocks = FencedLines(shape.markdown).blocks

        #expect(blocks.map(\.info) == shape.infos)
        #expect(blocks.map(\.body) == shape.bodies)
        #expect(blocks.allSatisfy { ($0.closing != nil) == shape.isClosed })
    }

    struct Shape: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let markdown: String
        var infos: [String] = ["text"]
        let bodies: [[String]]
        var isClosed = true
    }

    static let shapes = [
        Shape(
            testDescription: "plain", markdown: "a\n```text\nb\n\n  c\n```\nd", bodies: [["b", "", "  c"]]),
        Shape(testDescription: "empty", markdown: "```text\n```", bodies: [[]]),
        Shape(testDescription: "tildes", markdown: "~~~ text\n```\n~~~", bodies: [["```"]]),
        Shape(testDescription: "four backticks", markdown: "````text\n```\n````", bodies: [["```"]]),
        Shape(testDescription: "a longer end", markdown: "```text\na\n`````  ", bodies: [["a"]]),
        Shape(
            testDescription: "in a quote", markdown: "> ```text\n> a\n>\n>   b\n> ```\n> c",
            bodies: [["a", "", "  b"]]),
        Shape(testDescription: "in a narrow quote", markdown: ">```text\n>a\n>```", bodies: [["a"]]),
        Shape(
            testDescription: "in a quote in a quote", markdown: "> > ```text\n> > a\n>> ```", bodies: [["a"]]),
        Shape(
            testDescription: "in an item", markdown: "1. a\n\n   ```text\n   b\n     c\n\n   ```",
            bodies: [["b", "  c", ""]]),
        Shape(testDescription: "beside an item's mark", markdown: "- ```text\n  a\n  ```", bodies: [["a"]]),
        Shape(testDescription: "beside a number", markdown: "12. ```text\n    a\n    ```", bodies: [["a"]]),
        Shape(testDescription: "in a quote's item", markdown: "> - ```text\n>   a\n>   ```", bodies: [["a"]]),
        Shape(
            testDescription: "in an item's quote", markdown: "- > ```text\n  >   a\n  > ```",
            bodies: [["  a"]]),
        Shape(
            testDescription: "two", markdown: "```a\n1\n```\n```b\n2\n```", infos: ["a", "b"],
            bodies: [["1"], ["2"]]),
        Shape(
            testDescription: "a quote's end", markdown: "> ```text\n> a\nb", bodies: [["a"]], isClosed: false),
        Shape(testDescription: "the text's end", markdown: "```text\na\n", bodies: [["a"]], isClosed: false),
        Shape(testDescription: "a word after the end", markdown: "```text\n``` a\n```", bodies: [["``` a"]]),
        Shape(testDescription: "code in a line", markdown: "```a``` and `b`", infos: [], bodies: []),
        Shape(testDescription: "two backticks", markdown: "``a\n``", infos: [], bodies: []),
    ]
}
