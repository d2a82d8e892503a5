import Foundation
import KataBase
import KataText

/// The place of a new chapter, which goes there whole or not at all.
struct ChapterPlace {
    let draft: ChapterDraft
    let workspace: Workspace

    private var folders: [String] {
        ["Sources/\(draft.name)", "Tests/\(draft.name)Tests", draft.solutions]
    }

    /// - Throws: `KataError.unfitName` where something of that name is there, in any case: a disk may not see it.
    func confirmFree() throws(KataError) {
        for path in folders + [draft.textPath] {
            let (folder, name) = (path.folder, path.lastComponent)
            let place = workspace.root.appending(path: folder)
            guard Files.exists(place) else { continue }
            let names = try Files.names(in: place)
            guard let other = names.first(where: { $0.lowercased() == name.lowercased() }) else { continue }
            throw KataError(
                "'\(folder)/\(other)' is there, and Package.swift has no line for '\(draft.name)'.",
                next: "Move it away or delete it, or choose another name.")
        }
        _ = try SyllabusRow(draft: draft).added(to: try syllabus())
    }

    /// Writes the files, the row of the syllabus and, as the last of all, the line of Package.swift: before that, the
    /// chapter is not one.
    ///
    /// - Throws: what stopped it; nothing is left of the chapter then.
    func put(_ files: [String: Data]) throws(KataError) {
        let old = try syllabus()
        do throws(KataError) {
            try Files.write(files, to: workspace.root)
            try writeSyllabus(try SyllabusRow(draft: draft).added(to: old))
            let manifest = try Manifest(parsing: try Files.exactText(workspace.manifestFile))
            let added = try manifest.adding(draft.name, steps: draft.steps)
            try Files.write(Data(added.text.utf8), to: workspace.manifestFile)
        } catch {
            for path in folders + [draft.textPath] {
                try? FileManager.default.removeItem(at: workspace.root.appending(path: path))
            }
            if (try? syllabus()) != old { try? writeSyllabus(old) }
            throw error
        }
    }

    private func syllabus() throws(KataError) -> String {
        try Files.exactText(workspace.root.appending(path: Syllabus.path))
    }

    private func writeSyllabus(_ text: String) throws(KataError) {
        try Files.write(Data(text.utf8), to: workspace.root.appending(path: Syllabus.path))
    }
}

extension String {
    fileprivate var folder: String { split(separator: "/").dropLast().joined(separator: "/") }
}
