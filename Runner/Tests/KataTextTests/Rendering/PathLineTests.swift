import Testing

@testable import KataBase
@testable import KataText

struct PathLineTests {
    private let sut = PathLine(width: 30)

    @Test(arguments: ["  at Tests/a.txt", "  a sentence of many words that is longer, without a path"])
    func `what fits, and what is no path, stays`(_ line: String) {
        #expect(sut.lines(line) == [line])
    }

    @Test func `a path that does not fit stands below its words`() {
        #expect(
            sut.lines("  reference: Tests/__Snapshots__/a.txt") == [
                "  reference:", "  Tests/__Snapshots__/a.txt",
            ])
    }

    @Test func `it moves to the left rather than being broken`() {
        #expect(
            sut.lines("      at Tests/GreetingTests/A.swift") == [
                "      at", "   Tests/GreetingTests/A.swift",
            ])
        #expect(
            sut.lines("      at Tests/GreetingTests/My.swift:1") == [
                "      at", "Tests/GreetingTests/My.swift:1",
            ])
        #expect(
            sut.lines("      Tests/GreetingTests/__Snapshots__/a.txt") == [
                "Tests/GreetingTests/__Snapshots__/a.txt"
            ])
    }

    @Test func `a link is as wide as its text`() {
        let place = TextStyle.color.hyperlink("Tests/a.swift:1", url: "file:///some/where/else")

        #expect(sut.lines("      at \(place)") == ["      at \(place)"])
    }
}
