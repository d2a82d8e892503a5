import Foundation
import KataBase

extension Workspace {
    /// Writes another place into Package.swift, from what the file holds at this moment; one command after another.
    ///
    /// - Parameter known: the place that the chapter has to be at; any where nil.
    /// - Returns: the chapter at that place.
    /// - Throws: where another command has moved the chapter meanwhile: nothing is changed then.
    @discardableResult
    package func move(
        _ chapter: Chapter, to place: StepPlace, from known: StepPlace? = nil
    ) throws(KataError) -> Chapter {
        // Where no lock can be had, Package.swift cannot be written either, and that says why.
        let lock = try? FileLock(stateFolder.appending(path: "step.lock"))
        defer { withExtendedLifetime(lock) {} }
        let manifest = try Manifest(parsing: try Files.exactText(manifestFile))
        let line = manifest.lines.first { $0.name == chapter.name }
        if let known, try line?.place(in: self) != known {
            throw KataError(
                "Another command has moved \(chapter.name) to another step meanwhile.",
                next: "Nothing was changed. See where it is with: ./kata")
        }
        let changed = try manifest.setting(place, of: chapter.name)
        if changed != manifest { try Files.write(Data(changed.text.utf8), to: manifestFile) }
        var chapter = chapter
        chapter.place = place
        return chapter
    }
}
