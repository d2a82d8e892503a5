import KataBase
import KataText

/// The words behind `./kata read`: a chapter, a step and parts of it, in whatever order they are typed.
///
/// Of two numbers the first is the chapter's, and "step" stands before the other one where somebody wants to say so.
struct ReadWords {
    static let intro = "intro"
    static let parts = [intro] + StepText.Part.allCases.map { $0.rawValue.lowercased() }

    private var numbers: [Int] = []
    /// The number behind "step".
    private var step: Int?
    /// The words that are no number.
    private var others: [String] = []
    private let beginsWithNumber: Bool

    init(_ words: [String]) {
        beginsWithNumber = words.first.flatMap { Int($0) } != nil
        var rest = words[...]
        while let word = rest.popFirst() {
            if word.lowercased() == "step", step == nil, let number = rest.first.flatMap({ Int($0) }) {
                step = number
                rest.removeFirst()
            } else if let number = Int(word) {
                numbers.append(number)
            } else {
                others.append(word)
            }
        }
    }

    private static func isPart(_ word: String) -> Bool { parts.contains(word.lowercased()) }

    /// The chapter, the step and the parts that the words name.
    ///
    /// - Returns: the chapter; its step, nil for the one that is on; parts of the step, "intro" or the beginning of a
    ///   closing section's title, none for all of the step.
    func meaning(in course: Course) throws -> (chapter: Chapter, step: Int?, wanted: [String]) {
        guard let name = others.first(where: { !Self.isPart($0) }), !nameASection(in: course) else {
            return try meaning(in: course, wanted: others)
        }
        // A chapter's name stands before what is wanted of it, or behind.
        for index in [others.startIndex, others.endIndex - 1] where !Self.isPart(others[index]) {
            guard let chapter = try? course.chapter(others[index]) else { continue }
            var wanted = others
            wanted.remove(at: index)
            return try meaning(in: course, chapter: chapter, wanted: wanted)
        }
        if !beginsWithNumber { _ = try course.chapter(name) }
        return try meaning(in: course, wanted: others)
    }

    /// True where they begin the title of a closing section. A chapter's name goes before one of the chapter
    /// at hand.
    private func nameASection(in course: Course) -> Bool {
        if numbers.isEmpty, (try? course.chapter(others[0])) != nil { return false }
        let meaning = try? meaning(in: course, wanted: others)
        guard let meaning, meaning.step == nil, let text = try? meaning.chapter.text() else { return false }
        return text.section(meaning.wanted.joined(separator: " ")) != nil
    }

    /// - Parameter chapter: the one that is named; nil where the first number says which, or nothing does.
    private func meaning(
        in course: Course, chapter named: Chapter? = nil, wanted: [String]
    ) throws -> (chapter: Chapter, step: Int?, wanted: [String]) {
        let first = named == nil ? numbers.first : nil
        let chapter =
            try first.map { try course.chapter(String($0)) } ?? named ?? course.current ?? course.chapters[0]
        let steps = numbers.dropFirst(first == nil ? 0 : 1) + [step].compactMap(\.self)
        guard steps.count < 2 else {
            throw KataError.usage(
                "'\(steps[steps.endIndex - 1])' is one number too many for '\(ReadCommand.usage)'.",
                command: ReadCommand.name)
        }
        return (chapter, steps.first, wanted.map { $0.lowercased() })
    }
}

extension ChapterText {
    /// The closing section whose title begins so, in any case.
    func section(_ title: String) -> (title: String, markdown: String)? {
        closing.first { $0.title.lowercased().hasPrefix(title) }.map { ($0.title, $0.markdown) }
    }
}
