import Testing

@testable import KataBase

struct SpellingTests {
    @Test(arguments: [
        ("ab", "ac"), ("Filns", "Films"), ("abcdxy", "abcdef"), ("moovies", "Movies"),
        ("CATFACT", "CatFacts"),
    ])
    func `a slip of one letter, or of one in three, is understood`(_ word: String, _ meant: String) {
        #expect(Spelling.nearest(to: word, among: ["Elsewhere", meant]) == meant)
    }

    @Test(arguments: [("ab", "cd"), ("abcxyz", "abcdef"), ("", "ab")])
    func `another word is not`(_ word: String, _ known: String) {
        #expect(Spelling.nearest(to: word, among: [known]) == nil)
    }
}
