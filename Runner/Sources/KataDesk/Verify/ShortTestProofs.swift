import Foundation
import KataBase
import KataEngine
import KataKit
import KataText
import KataWork

/// That the short tests, which show a learner's test of a step beside ours, are sound, and see each promise of their step
/// broken once.
struct ShortTestProofs: AboutChapter {
    let subject: ProvenChapter

    /// None where the chapter has no such test.
    var all: [Proof] {
        let folder = OwnTests.shortTestsFolder(of: chapter.name, in: workspace)
        let names = (try? Files.list(folder)) ?? []
        return names.map { name in
            Proof(chapter: chapter.name, title: "short test \(name)", restsOn: chapter.steps) {
                [
                    result(
                        .bug, "the short test \(name) catches a mistake of each promise",
                        try await fault(of: folder.appending(path: name)))
                ]
            }
        }
    }

    private func fault(of file: URL) async throws -> String? {
        let place = workspace.displayPath(file.path)
        guard let step = FileRole(path: file.path).step, text.steps[safe: step - 1]?.isOwn ?? false,
            OwnTests.areIn(file.path)
        else {
            return
                "'\(place)' belongs to no step whose test is the learner's. Call it like MyStep4.swift, or delete it."
        }
        var chapter = chapter
        chapter.place = StepPlace(step: chapter.steps)
        let judge = Judge(
            chapter: chapter, text: text, workspace: workspace, engine: subject.engine, cache: subject.cache,
            environment: subject.environment, submission: try SourceText.read([file]))
        let judgement = try await judge.judgement(of: [step])
        if let error = judgement.unjudged.first {
            return "\(place): it does not compile: \(error.message.sentence) Mend it."
        }
        if let test = judgement.tests.first(where: { !$0.isSound }) {
            return
                "\(place):\(test.line): \(test.name) is not sound (\(test.standing.word)). Mend it: it has to pass on the reference and on each variant."
        }
        let caught = Set(judgement.mistakes.filter(\.isCaught).map(\.promise))
        let missed = text.steps[step - 1].promises.map(\.name).first { !caught.contains($0) }
        return missed.map {
            "\(place): it catches no mistake that breaks '\($0)'. Add the case that does."
        }
    }
}
