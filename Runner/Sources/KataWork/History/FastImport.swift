import Foundation

/// The stream that `git fast-import` turns into a commit: every file's exact bytes under its exact name.
package struct FastImport {
    let ref: String
    /// The commit before; nil for a chapter's first.
    let parent: String?
    let message: String
    let date: Date
    let files: [String: Data]

    package init(ref: String, parent: String?, message: String, date: Date, files: [String: Data]) {
        self.ref = ref
        self.parent = parent
        self.message = message
        self.date = date
        self.files = files
    }

    /// The date as the commit has it: git knows no seconds before 1970.
    var seconds: TimeInterval { max(0, date.timeIntervalSince1970.rounded(.down)) }

    package var stream: Data {
        var stream = Data()
        func line(_ text: String) { stream.append(contentsOf: (text + "\n").utf8) }
        func data(_ data: some Collection<UInt8>) {
            line("data \(data.count)")
            stream.append(contentsOf: data)
            line("")
        }
        line("commit \(ref)")
        line("mark :1")
        line("committer kata <kata@localhost> \(Int(seconds)) +0000")
        data(message.utf8)
        if let parent { line("from \(parent)") }
        line("deleteall")
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            line("M 100644 inline \(Self.quoted(path))")
            data(bytes)
        }
        line("get-mark :1")
        line("done")
        return stream
    }

    private static func quoted(_ path: String) -> String {
        let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
            "\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
