import Foundation
import KataBase
import KataEngine
import KataKit
import KataText

/// That the pictures of a chapter's screens show what its solutions draw, and that every state that has a name can be drawn.
struct ScreenProofs: AboutChapter {
    let subject: ProvenChapter

    /// One for each step of which a page shows a picture, and one for the chapter's end.
    func all() throws -> [Proof] {
        let number = chapter.number
        let shown = try Pictures.shown(in: workspace).compactMap(ScreenPicture.init).filter {
            $0.chapter == number
        }
        let last = try ChapterScreens(of: chapter.name, in: workspace) == nil ? [] : [chapter.steps]
        let steps = Set(shown.map(\.step) + last).sorted()
        return steps.map { step in
            Proof(chapter: chapter.name, title: "step \(step), pictures", restsOn: step) {
                try await claims(
                    on: shown.filter { $0.step == step }.sorted { $0.state < $1.state }, at: step)
            }
        }
    }

    private func claims(on pictures: [ScreenPicture], at step: Int) async throws -> [Proof.Claim] {
        let states: [DrawnState]
        do {
            states = try await drawn(at: step)
        } catch let misfit as ScreensDoNotFit {
            return [result(.file, "the states of step \(step) are drawn", misfit.reason)]
        } catch let nothing as NoPreviews {
            return [result(.file, "the states of step \(step) are drawn", "\(nothing)")]
        }
        let files = Dictionary(states.map { (ScreenPicture.fileName(of: $0.name), $0.pictureFile) }) {
            first, _ in first
        }
        return try pictures.map { picture in
            let claim = "\(picture.path) shows what is drawn"
            guard let made = files[picture.state] else {
                let names = states.map { ScreenPicture.fileName(of: $0.name) }.joined(separator: ", ")
                return result(.file, claim, "step \(step) has no state '\(picture.state)'. It has: \(names).")
            }
            let file = workspace.root.appending(path: picture.path)
            guard try !Files.exists(file) || Files.data(file) != Data(made.utf8) else {
                return result(.file, claim, nil)
            }
            subject.recorder.note(made, at: file)
            return result(
                .file, claim,
                "'\(picture.path)' does not show it. Make it anew with: ./kata verify \(chapter.number) --record"
            )
        }
    }

    private func drawn(at step: Int) async throws -> [DrawnState] {
        try await subject.engine.drawPreviews(
            of: try Setup(
                chapter: chapter.name, step: step,
                sourcesFolder: workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(step)"),
                tests: .starter, workspace: workspace), in: workspace)
    }
}
