import KataBase
import KataText

/// The words of a command that takes a chapter and a number: `./kata solution 1 3`.
struct ChapterAndNumber {
    let words: [String]
    /// The noun for the number in a sentence: "step".
    let what: String
    let command: String

    /// The chapter's word and the number. A name behind a number is the chapter's, since no number is called so.
    func meaning(in course: Course) throws(KataError) -> (chapter: String?, number: Int?) {
        guard let last = words[safe: 1] else { return (words.first, nil) }
        if let number = Int(last) { return (words[0], number) }
        if let number = Int(words[0]), (try? course.chapter(last)) != nil { return (last, number) }
        throw .usage("'\(last)' is no \(what). Give a number.", command: command)
    }
}
