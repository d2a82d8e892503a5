import Testing

@testable import KataDesk

struct ExcerptTests {
    private let file = "struct A {\n    let a = 1\n\n    func b() {\n        c()\n    }\n}\n"

    @Test func `an excerpt stands in one piece, indentation aside`() {
        #expect(Excerpt("let a = 1\n\nfunc b() {").stands(in: file))
        #expect(!Excerpt("let a = 1\nfunc b() {").stands(in: file))
        #expect(!Excerpt("let a = 2").stands(in: file))
    }

    @Test func `an ellipsis skips lines, in order`() {
        #expect(Excerpt("struct A {\n    // …\n    func b() {\n        // …\n}").stands(in: file))
        #expect(!Excerpt("func b() {\n// …\nlet a = 1").stands(in: file))
    }

    @Test func `an excerpt of nothing proves nothing`() {
        #expect(!Excerpt("").stands(in: file))
        #expect(!Excerpt("// …").stands(in: file))
    }
}
