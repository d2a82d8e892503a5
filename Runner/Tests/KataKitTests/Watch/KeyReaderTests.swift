import Testing

@testable import KataKit

struct KeyReaderTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let bytes: String
        let keys: [Key]
    }

    static let cases = [
        Case(
            testDescription: "letters", bytes: "n ?",
            keys: [.character("n"), .character(" "), .character("?")]),
        Case(
            testDescription: "capital letters are the small ones", bytes: "HNQRb",
            keys: [
                .character("h"), .character("n"), .character("q"), .character("r"), .character("b"),
            ]),
        Case(testDescription: "arrows", bytes: "\u{1B}[A\u{1B}[B\u{1B}OA", keys: [.up, .down, .up]),
        Case(testDescription: "pages", bytes: "\u{1B}[5~\u{1B}[6~", keys: [.pageUp, .pageDown]),
        Case(testDescription: "ends", bytes: "\u{1B}[H\u{1B}[F\u{1B}[4~", keys: [.home, .end, .end]),
        Case(testDescription: "a function key", bytes: "\u{1B}[15~q", keys: [.other, .character("q")]),
        Case(testDescription: "escape before a letter", bytes: "\u{1B}q", keys: [.escape, .character("q")]),
        Case(testDescription: "a letter beyond ASCII", bytes: "äq", keys: [.other, .character("q")]),
        Case(testDescription: "enter", bytes: "\r", keys: [.other]),
    ]

    @Test(arguments: cases) func `bytes are keys`(_ example: Case) {
        var sut = KeyReader()

        #expect(sut.feed(example.bytes.utf8) == example.keys)
        #expect(!sut.isPending)
    }

    @Test(arguments: cases) func `it does not matter where a read ends`(_ example: Case) {
        var sut = KeyReader()

        let keys = example.bytes.utf8.flatMap { sut.feed([$0]) }

        #expect(keys == example.keys)
    }

    @Test func `an escape that nothing follows is the escape key`() {
        var sut = KeyReader()

        #expect(sut.feed("\u{1B}".utf8) == [])
        #expect(sut.isPending)
        #expect(sut.flush() == [.escape])
        #expect(sut.flush() == [])
    }
}
