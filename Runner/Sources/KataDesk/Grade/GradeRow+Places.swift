import Foundation
import KataText

extension GradeRow {
    /// The same, without the places where the runner puts a copy while it grades it: a copy's files are called as the copy
    /// has them, and what is the runner's own is no file of anybody's.
    func withoutPlaces(in workspace: Workspace) -> GradeRow {
        var row = self
        let folders = Set([workspace.gradeFolder.path, workspace.displayPath(workspace.gradeFolder.path)])
        let shown = { (text: String) in
            folders.sorted { $0.count > $1.count }.reduce(text) { $0.withoutCopies(below: $1) }
        }
        row.remark = remark.map(shown)
        if let red {
            row.red?.message = shown(red.message)
            row.red?.file = red.file.map(shown)
        }
        return row
    }
}

extension String {
    /// - Parameter folder: that holds what is graded now, as it is written here.
    fileprivate func withoutCopies(below folder: String) -> String {
        guard contains(folder + "/work-") else { return self }
        let work = NSRegularExpression.escapedPattern(for: folder) + "/work-[0-9a-z-]+"
        let rules = [
            ("\(work)/copy-[0-9a-z]+/copy/", ""), ("\(work)/copy-[0-9a-z]+/copy", "the copy"),
            ("'?\(work)[^\\s':,]*'?", "a file of the runner's"),
        ]
        return rules.reduce(self) { text, rule in
            text.replacingOccurrences(of: rule.0, with: rule.1, options: .regularExpression)
        }
    }
}
