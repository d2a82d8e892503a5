import Foundation

/// The commands that the compiler's driver would run, as `swiftc -###` prints them.
///
/// The driver takes longer to plan a compilation than the compiler to start. What it plans is the same every
/// time but for the files, so it is asked once, about files that stand for all others.
struct DriverPlan: Codable {
    /// Each job's words; the first one is the program.
    let jobs: [[String]]

    /// - Parameter text: what the driver printed, a job a line; it quotes as a shell does.
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
        var isQuoted = false
        var isEscaped = false
        for character in line {
            switch character {
            case _ where isEscaped:
                word = (word ?? "") + String(character)
                isEscaped = false
            case "'":
                isQuoted.toggle()
                word = word ?? ""
            case "\\" where !isQuoted:
                isEscaped = true
            case " " where !isQuoted:
                if let done = word { words.append(done) }
                word = nil
            default:
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
