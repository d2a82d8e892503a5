import Foundation

/// The commands that a driver would run, as `swiftc -###` and `clang -###` print them.
///
/// The driver takes longer to plan a compilation than the compiler to start. What it plans is the same every
/// time but for the files, so it is asked once, about files that stand for all others.
struct DriverPlan: Codable {
    /// Each job's words; the first one is the program.
    let jobs: [[String]]

    init(jobs: [[String]]) { self.jobs = jobs }

    /// - Parameter text: what a driver printed, a job a line; it quotes as a shell does.
    init(_ text: String) {
        jobs = text.split(whereSeparator: \.isNewline).map(Self.words).filter {
            $0.first?.hasPrefix("/") ?? false
        }
    }

    /// The compiler and its flags, without those that tell of one file and its module; nil where no job compiles.
    var compilation: (compiler: URL, flags: [String])? {
        guard let words = jobs.first(where: { $0.contains("-frontend") && $0.contains("-c") }),
            let start = words.firstIndex(of: "-c")
        else { return nil }
        var flags: [String] = []
        var rest = words[(start + 1)...]
        while let word = rest.popFirst() {
            if ["-primary-file", "-module-name", "-o"].contains(word) {
                rest = rest.dropFirst()
            } else {
                flags.append(word)
            }
        }
        return (URL(fileURLWithPath: words[0]), flags)
    }

    /// The jobs with other files in the place of those that the driver was asked about.
    ///
    /// - Parameter places: what takes the place of a word, or of a word behind an `@`.
    func jobs(replacing places: [String: [String]]) -> [[String]] {
        jobs.map { job in
            job.flatMap { word in
                word.hasPrefix("@")
                    ? places[String(word.dropFirst())].map { $0.map { "@" + $0 } } ?? [word]
                    : places[word] ?? [word]
            }
        }
    }

    private static func words(_ line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            switch character {
            case _ where isEscaped:
                word = (word ?? "") + String(character)
                isEscaped = false
            case "'" where quote != "\"", "\"" where quote != "'":
                quote = quote == nil ? character : nil
                word = word ?? ""
            case "\\" where quote != "'":
                isEscaped = true
            case " " where quote == nil:
                if let done = word { words.append(done) }
                word = nil
            default:
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
