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

    private func wrongCodeFile(of step: StepText) throws -> String? {
        let before = try files(in: "Step\(step.number - 1)")
        let green = "Step\(step.number)-green"
        let hasGreen = Files.exists(workspace.snapshotFolder(of: chapter.name, named: green))
        let after = try files(in: hasGreen ? green : "Step\(step.number)")
        let changed = after.filter { before[$0.key]?.digest != $0.value.digest }.keys.sorted()
        let place = "\(textPath):\(step.line):"
        guard let first = step.codeFiles.first else {
            guard let first = changed.first else { return nil }
            return
                "\(place) step \(step.number) does not say where its code goes. Write behind its minutes: · your code: `\(first)`"
        }
        for file in step.codeFiles {
            guard changed.contains(file.path) else {
                return
                    "\(place) '\(file.path)' does not change in step \(step.number). What does: \(changed.joined(separator: ", "))"
            }
            guard file.isNew == (before[file.path] == nil) else {
                return file.isNew
                    ? "\(place) '\(file.path)' is there before step \(step.number). Leave out '(new)'."
                    : "\(place) '\(file.path)' is not there before step \(step.number). Write '(new)' behind it."
            }
        }
        let shown = FencedLines(step.green).blocks.lazy.compactMap { block -> String? in
            guard case .file(let path) = Fence.Kind(info: block.info), path.hasPrefix("Sources/") else {
                return nil
            }
            return path
        }.first
        if let shown, shown != first.path {
            return
                "\(place) step \(step.number) names '\(first.path)', and its Green shows '\(shown)' first. Name the file that is changed first."
        }
        // A red of the model and a red of the view are one step's.
        let views = changed.filter { after[$0]?.hasView ?? false }
        guard let view = views.first(where: { !step.codeFiles.map(\.path).contains($0) }) else { return nil }
        let name = view.folder == first.path.folder ? view.lastComponent : view
        return
            "\(place) '\(view)' is a view that changes in step \(step.number), and the step does not name it. Write behind its other file: , `\(name)`\(before[view] == nil ? " (new)" : "")"
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

extension SourceText {
    /// True where it declares a view.
    fileprivate var hasView: Bool {
        String(decoding: bytes, as: UTF8.self).contains(
            /(?m)^\s*(?:\w+ )*struct \w+(?:<[^>]*>)?: [^{]*\bView\b/.inCode)
    }
}
