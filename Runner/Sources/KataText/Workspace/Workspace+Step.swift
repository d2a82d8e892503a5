import Foundation
import KataBase

extension Workspace {
    /// Writes another step into Package.swift, from what the file holds at this moment; one command after another.
    ///
    /// - Parameter known: the step that the chapter has to be at; any where nil.
    /// - Returns: the chapter at that step.
    /// - Throws: where another command has moved the chapter meanwhile: nothing is changed then.
    @discardableResult
    package func setStep(
        _ step: Int, of chapter: Chapter, from known: Int? = nil
    ) throws(KataError) -> Chapter {
        // Where no lock can be had, Package.swift cannot be written either, and that says why.
        let lock = try? FileLock(stateFolder.appending(path: "step.lock"))
        defer { withExtendedLifetime(lock) {} }
        let manifest = try Manifest(parsing: try Files.exactText(manifestFile))
        if let known, manifest.lines.first(where: { $0.name == chapter.name })?.step != known {
            throw KataError(
                "Another command has moved \(chapter.name) to another step meanwhile.",
                next: "Nothing was changed. See where it is with: ./kata")
        }
        let changed = try manifest.settingStep(step, of: chapter.name)
        if changed != manifest { try Files.write(Data(changed.text.utf8), to: manifestFile) }
        var chapter = chapter
        chapter.step = step
        return chapter
    }
}
