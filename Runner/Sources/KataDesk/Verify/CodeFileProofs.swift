import KataBase
import KataEngine
import KataText

/// The proofs that each step names the file in which its code goes.
struct CodeFileProofs: AboutChapter {
    let subject: ProvenChapter

    var all: Proof {
        Proof(chapter: chapter.name, title: "where the code goes") {
            try text.steps.map { step in
                result(.file, "step \(step.number) names its file", try wrongCodeFile(of: step))
            }
        }
    }

    /// A list of a step's, and the files before and after what it is about.
    private struct List {
        let title: String
        /// "step 1", or "the Refactor of step 1"
        let about: String
        let files: [StepText.CodeFile]
        let before: [String: SourceText]
        /// The paths of those that differ.
        let changed: [String]
    }

    private func wrongCodeFile(of step: StepText) throws -> String? {
        let before = try files(in: "Step\(step.number - 1)")
        let end = try files(in: "Step\(step.number)")
        let green = "Step\(step.number)-green"
        let hasGreen = Files.exists(workspace.snapshotFolder(of: chapter.name, named: green))
        let after = hasGreen ? try files(in: green) : end
        let written = changed(before, after)
        let name = "step \(step.number)"
        let lists = [
            List(title: "your code", about: name, files: step.codeFiles, before: before, changed: written),
            List(
                title: "to tidy", about: "the Refactor of \(name)", files: step.tidiedFiles, before: after,
                changed: changed(after, end).filter { !written.contains($0) }),
        ]
        let wrong =
            lists.lazy.compactMap(wrongName).first ?? wrongFirst(of: step)
            ?? lists.lazy.compactMap(missingName).first
        return wrong.map { "\(textPath):\(step.line): \($0)" }
    }

    private func wrongName(in list: List) -> String? {
        for file in list.files {
            guard list.changed.contains(file.path) else {
                let others =
                    list.changed.isEmpty
                    ? "Leave it out." : "What does: \(list.changed.joined(separator: ", "))"
                return "'\(file.path)' does not change in \(list.about). \(others)"
            }
            guard file.isNew == (list.before[file.path] == nil) else {
                return file.isNew
                    ? "'\(file.path)' is there before \(list.about). Leave out '(new)'."
                    : "'\(file.path)' is not there before \(list.about). Write '(new)' behind it."
            }
        }
        return nil
    }

    private func wrongFirst(of step: StepText) -> String? {
        let shown = FencedLines(step.green).blocks.lazy.compactMap { block -> String? in
            guard case .file(let path) = Fence.Kind(info: block.info), path.hasPrefix("Sources/") else {
                return nil
            }
            return path
        }.first
        guard let shown, let first = step.codeFiles.first?.path, shown != first else { return nil }
        return
            "step \(step.number) names '\(first)', and its Green shows '\(shown)' first. Name the file that is changed first."
    }

    private func missingName(in list: List) -> String? {
        let named = list.files.map(\.path)
        guard let missing = list.changed.first(where: { !named.contains($0) }) else { return nil }
        let name = "`\(missing)`\(list.before[missing] == nil ? " (new)" : "")"
        let (why, place) =
            named.isEmpty
            ? (
                "\(list.about) does not say where its code goes",
                "behind its minutes: · \(list.title): \(name)"
            )
            : ("'\(missing)' changes in \(list.about), too", "behind its other files: , \(name)")
        return "\(why). Write \(place)"
    }

    /// The paths of the files that differ and are still there.
    private func changed(_ before: [String: SourceText], _ after: [String: SourceText]) -> [String] {
        after.filter { before[$0.key]?.digest != $0.value.digest }.keys.sorted()
    }

    /// A snapshot's files by the names that the learner's have.
    private func files(in snapshot: String) throws -> [String: SourceText] {
        let folder = workspace.snapshotFolder(of: chapter.name, named: snapshot)
        let texts = try Setup.sources(in: folder)
        return Dictionary(
            uniqueKeysWithValues: texts.map {
                ("Sources/\(chapter.name)/" + $0.path.dropFirst(folder.path.count + 1), $0)
            })
    }
}
