import Foundation

/// How the driver calls the compiler proper on this machine, as `swiftc -###` prints it.
struct FrontendCall: Codable, Equatable {
    /// The compiler's path.
    let executable: String
    /// Its flags, without those that tell of one file and its module.
    let flags: [String]

    /// - Parameter plan: what the driver printed for a module of one file; it quotes as a shell does.
    init?(plan: String) {
        let jobs = plan.split(whereSeparator: \.isNewline).map(Self.words)
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
        executable = words[0]
        self.flags = flags
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
