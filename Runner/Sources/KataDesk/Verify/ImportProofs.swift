import KataBase
import KataEngine
import KataText

/// The proofs that a file imports what the text says that it imports.
struct ImportProofs: AboutChapter {
    let subject: ProvenChapter

    /// None where the text says so of no file.
    var all: [Proof] {
        guard let words = try? Files.text(chapter.textFile) else { return [] }
        return words.matches(of: /`([^`\s]+\.swift)`\s+imports\s+`?(\w+)/).map { match in
            let (path, module) = (String(match.1), match.2)
            let line = words[..<match.range.lowerBound].count(where: \.isNewline) + 1
            return Proof(chapter: chapter.name, title: "\(textPath):\(line)") {
                let texts = try texts(ofFilesCalled: path.lastComponent)
                let holds = texts.contains { text in
                    text.linesBetweenFeeds.contains { $0.trimmed == "import \(module)" }
                }
                let failure =
                    holds
                    ? nil
                    : "\(textPath):\(line): '\(path)' does not import \(module). Say 'add import \(module)', or correct the file."
                return [result(.file, "'\(path)' imports \(module)", failure)]
            }
        }
    }

    /// The learner's files as they are shipped, the chapter's tests, and the solutions.
    private func texts(ofFilesCalled name: String) throws -> [String] {
        let shipped = try OwnTests.shipped(for: chapter.name, in: workspace)
        if let data = shipped.first(where: { $0.key.lastComponent == name })?.value {
            return [String(decoding: data, as: UTF8.self)]
        }
        return try [workspace.testsFolder(of: chapter.name), workspace.solutionsFolder(of: chapter.name)]
            .flatMap { folder in
                try Files.list(folder).filter { $0.lastComponent == name }.map {
                    try Files.text(folder.appending(path: $0))
                }
            }
    }
}
