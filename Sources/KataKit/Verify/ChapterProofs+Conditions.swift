import Foundation

extension ChapterProofs {
    /// Whether every starter test is off until its step is on.
    ///
    /// A test that is on too early makes many other proofs fail, none of which says why.
    var conditions: Proof.Claim {
        result(.file, "every starter test waits for its step", unconditional)
    }

    private var unconditional: String? {
        // A folder that is not there is the benches' to report.
        for file in (try? TestSet.reference.files(of: chapter.name, in: workspace)) ?? [] {
            guard case .step(let step) = FileRole(path: file.path), let text = try? Files.text(file)
            else { continue }
            let lines = text.linesBetweenFeeds.map(\.trimmed)
            let first = lines.firstIndex { !$0.isEmpty && !$0.hasPrefix("//") } ?? 0
            let condition = "#if STEP_\(step)"
            guard lines[first].split(separator: " ").prefix(2).joined(separator: " ") != condition else {
                continue
            }
            return
                "\(workspace.displayPath(file.path)):\(first + 1): the file does not begin with '\(condition)', so its tests do not wait for step \(step). Make '\(condition)' its first line and '#endif' its last; the chapter's other proofs wait for that."
        }
        return nil
    }
}
