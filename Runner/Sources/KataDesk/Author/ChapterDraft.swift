/// A new chapter as `./kata new` writes it: tiny and true, so that its author changes something that works.
///
/// It gives words for numbers, a step a word: however many steps are wanted, each promises one thing, which one test
/// holds, one line keeps and one mistake breaks. The last step's test is the learner's.
struct ChapterDraft {
    static let words = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ]

    let name: String
    let number: Int
    let steps: Int

    var title: String { ChapterName.title(of: name) }
    var textPath: String { "Chapters/\(number)-\(name).md" }
    var minutes: Int { steps * Self.minutesOfAStep }

    static let minutesOfAStep = 5
    static let sourceFile = "Words.swift"

    /// The files that an author writes, by their paths. What is derived from these (checksums, the learner's files, the
    /// outputs in the text) is not among them.
    var files: [String: String] {
        var files = [
            textPath: text,
            "\(solutions)/Bugs.md": gallery,
            "\(solutions)/Variants/Listed/\(Self.sourceFile)": listed,
            "\(solutions)/Variants/LookedUp/\(Self.sourceFile)": lookedUp,
            "Sources/\(name)/\(Self.sourceFile)": source(at: 0),
            "\(solutions)/Tests/MyStep\(steps).swift": test(of: steps),
        ]
        for step in 0...steps { files["\(solutions)/Step\(step)/\(Self.sourceFile)"] = source(at: step) }
        for step in 1..<steps { files[starterTest(of: step)] = test(of: step) }
        return files
    }

    var solutions: String { "Solutions/\(name)" }

    func starterTest(of step: Int) -> String { "Tests/\(name)Tests/Step\(step)-\(capital(step)).swift" }

    func word(_ step: Int) -> String { Self.words[step - 1] }

    func capital(_ step: Int) -> String { word(step).prefix(1).uppercased() + word(step).dropFirst() }
}
