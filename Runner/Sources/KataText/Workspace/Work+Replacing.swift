import Foundation
import KataBase

extension Work {
    /// Puts these files in the place of what is there, each whole.
    ///
    /// What is not wanted goes last, so that a command that is killed leaves too much rather than too little. A disk may
    /// take two names for one file, as a Mac's does with `Money.swift` and `money.swift`: what was just written stays, and
    /// gets the name that is wanted where the disk lets it.
    ///
    /// - Throws: where two of these files cannot both be there; nothing is changed.
    package func replace(_ present: Work, in workspace: Workspace) throws(KataError) {
        // The manifest stands in every workspace, and by this name only where the disk does not see the case.
        let isBlind = Files.exists(workspace.root.appending(path: "package.SWIFT"))
        if isBlind { try confirmThatAllFit() }
        let place = { (path: String) in workspace.root.appending(path: path) }
        var written: [[UInt64]: String] = [:]
        for (path, data) in files.sorted(by: { $0.key < $1.key }) where !present.holds(path, data) {
            try Files.write(data, to: place(path))
            if let number = Files.number(of: place(path).real) { written[number] = path }
        }
        // By FUSE, one file can have another number under each of its names.
        let folded = isBlind ? Set(files.keys.map { $0.lowercased() }) : []
        for path in present.files.keys.sorted() where !holds(path) {
            guard let number = Files.number(of: place(path)) else { continue }
            if let wanted = written[number] {
                _ = rename(place(path).path, place(wanted).path)
            } else if !folded.contains(path.lowercased()) {
                try Files.remove(place(path))
            }
        }
        // What was a link to one that went.
        for (path, data) in files where !Files.exists(place(path)) && Files.isLink(place(path)) {
            try Files.remove(place(path))
            try Files.write(data, to: place(path))
        }
    }

    /// - Parameter data: what the file has to be; anything unless given.
    private func holds(_ path: String, _ data: Data? = nil) -> Bool {
        // To a dictionary, an é in one piece and an é in two are the same; to a disk they may be two files.
        files.contains { $0.key.utf8.elementsEqual(path.utf8) && (data ?? $0.value) == $0.value }
    }

    private func confirmThatAllFit() throws(KataError) {
        let alike = Dictionary(grouping: files.keys.sorted(), by: { $0.lowercased() }).values
        if let first = alike.filter({ $0.count > 1 }).min(by: { $0[0] < $1[0] }) {
            throw KataError(
                "This disk takes '\(first[0])' and '\(first[1])' for one file, and the state holds both. Nothing was changed.",
                next:
                    "Bring it back on a disk that tells them apart, or read one of them with: git --git-dir .kata/history.git show <id>:\(first[0])"
            )
        }
    }
}
