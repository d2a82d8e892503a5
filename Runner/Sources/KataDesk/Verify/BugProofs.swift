import Foundation
import KataKit
import KataWork

/// That each mistake of the gallery is caught, and breaks the promise that it names.
struct BugProofs: AboutChapter {
    let subject: ProvenChapter

    /// Every bug of the gallery, put into the last snapshot: it compiles, and a test fails.
    var all: [Proof] {
        guard let gallery = try? subject.gallery() else {
            return [
                Proof(chapter: chapter.name, title: "bugs") {
                    [
                        result(
                            .bug, "there is a bug gallery",
                            "'\(subject.galleryPath)' is not UTF-8 text. Save it as such.")
                    ]
                }
            ]
        }
        return gallery.bugs.map { bug in
            Proof(chapter: chapter.name, title: "bug: \(bug.title)", restsOn: chapter.steps) {
                var failure = PromiseProofs(subject: subject).wrongPromise(of: bug)
                if failure == nil, bug.isUnsaid {
                    failure = "it has no sentence. Say below its promise what somebody did."
                }
                if failure == nil { failure = missingExample(of: bug) }
                if failure == nil { failure = try await escape(of: bug) }
                let place = "\(subject.galleryPath):\(bug.line): \(bug.title)"
                let caught = result(.bug, "caught: \(bug.title)", failure.map { "\(place): \($0)" })
                // A bug of the last step was made there already.
                guard failure == nil, let step = step(excluding: bug), step < chapter.steps else {
                    return [caught]
                }
                let stray = try await stray(bug, from: step)
                return [
                    caught,
                    Proof.Claim(
                        kind: .bug, chapter: chapter.name, words: "of its step: \(bug.title)",
                        finding: stray.map { .note("\(place): \($0)") } ?? .holds),
                ]
            }
        }
    }

    /// The first hint about a mistake that gets through the reader's tests needs more than the promise.
    private func missingExample(of bug: BugGallery.Bug) -> String? {
        guard bug.example == nil, let step = text.step(promising: bug.promise), step.isOwn else { return nil }
        return
            "the test of step \(step.number) is the reader's, and their first hint is the kind of example that shows this mistake. Write a line like '*Example: two currencies*' below '*Breaks: \(bug.promise ?? "")*'."
    }

    /// The way in which the bug got away; nil where a test caught it.
    private func escape(of bug: BugGallery.Bug) async throws -> String? {
        let snapshot = try workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(chapter.steps)")
        let place: URL
        do {
            place = try await subject.planting
                .plant(bug, into: .init(reading: snapshot))
        } catch let failure as BugPlanting.DoesNotApply {
            let last = "Solutions/\(chapter.name)/Step\(chapter.steps)"
            return
                "its diff does not apply to Step\(chapter.steps). \(failure.words) Make it with: cp -R \(last) ../mistake, an edit of ../mistake, and git diff --no-index \(last) ../mistake"
        }
        // Most are caught by the step that excludes them, and one step's tests are compiled sooner than all.
        if let promised = step(excluding: bug),
            try await fault(of: bug, in: place, changing: snapshot, testing: promised) == nil
        {
            return nil
        }
        return try await fault(of: bug, in: place, changing: snapshot, testing: nil)
    }

    /// The step whose promise a bug breaks.
    private func step(excluding bug: BugGallery.Bug) -> Int? {
        subject.promises.first { $0.promise.name == bug.promise }?.step
    }

    /// The reason why a bug is none of a step's, where whoever is at that step is told of it; nil where it is one.
    private func stray(_ bug: BugGallery.Bug, from step: Int) async throws -> String? {
        let snapshot = try workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(step)")
        let place: URL
        do {
            place = try await subject.planting
                .plant(bug, into: .init(reading: snapshot), isOlder: true)
        } catch is BugPlanting.DoesNotApply {
            return "it cannot be made in Step\(step), whose promise it breaks: its diff does not apply there."
        }
        for tested in [step, nil] {
            let check = try await subject.check(
                of: place, at: step, strictness: .none, origin: snapshot, testing: tested)
            if let reason = check.reason, reason.isOfBuild {
                return
                    "it cannot be made in Step\(step), whose promise it breaks: it \(reason.words) there. \(firstProblem(check))"
            }
            if !check.isGreen { return nil }
        }
        return "no test up to step \(step), whose promise it breaks, catches it in Step\(step)."
    }

    /// nil where a test that should catch the bug does.
    private func fault(
        of bug: BugGallery.Bug, in folder: URL, changing snapshot: URL, testing step: Int?
    ) async throws -> String? {
        let check = try await subject.check(
            of: folder, at: step ?? chapter.steps, strictness: .none, origin: snapshot, testing: step)
        if check.isGreen { return "no test catches it. Add the case that does." }
        if check.tests == nil, check.reason == .timeout {
            return
                "it was not tried: \(firstProblem(check)) Run the command again when the machine is less busy."
        }
        if let reason = check.reason, reason.isOfBuild {
            return "it \(reason.words): \(firstProblem(check))"
        }
        return caughtTooEarly(bug, by: check)
    }

    /// A promise is guarded by the tests of its step, or of a later one.
    private func caughtTooEarly(_ bug: BugGallery.Bug, by check: Check) -> String? {
        guard let (promise, step) = subject.promises.first(where: { $0.promise.name == bug.promise }) else {
            return nil
        }
        guard let latest = check.problems.compactMap(\.blamedStep).max(), latest < step else { return nil }
        return
            "only a test of step \(latest) catches it, and step \(step) promises '\(promise.name)'. Add the case to step \(step)."
    }
}
