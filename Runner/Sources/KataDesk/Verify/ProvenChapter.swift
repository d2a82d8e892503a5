import Foundation
import KataBase
import KataEngine
import KataKit
import KataText
import KataWork

/// A chapter that is proven, and what its proofs share.
struct ProvenChapter: Sendable {
    let chapter: Chapter
    let text: ChapterText
    let workspace: Workspace
    let engine: any Engine
    let environment: [String: String]
    let limits: TimeLimits
    let cache: ProductCache
    /// The outputs of each step's checks, for `--record`.
    let recorder: OutputRecorder

    /// Everything that has to be true of it.
    func proofs() throws -> [Proof] {
        let conditions = Conditions(subject: self)
        let claims = conditions.claims
        let first = Proof(chapter: chapter.name, title: "conditions") { claims }
        let fences = FenceProofs(subject: self).all
        let page = ChapterPageProofs(subject: self)
        guard !claims.contains(where: \.isBroken) else {
            // An author is told how far the chapter goes.
            let last = conditions.lastWhole
            return [first] + steps(upTo: last)
                + fences.filter { (1...chapter.steps).contains($0.restsOn) && $0.restsOn <= last }
                + [page.whatIsLeft]
        }
        return [first] + steps + fences + BugProofs(subject: self).all + PromiseProofs(subject: self).all
            + ImportProofs(subject: self).all + FileProofs(subject: self).all
            + HelperBoxProofs(subject: self).all + ShortTestProofs(subject: self).all
            + [CodeFileProofs(subject: self).all, page.all] + (try ScreenProofs(subject: self).all())
    }

    var steps: [Proof] { steps(upTo: chapter.steps) }

    private func steps(upTo last: Int) -> [Proof] {
        StepProofs(subject: self).proofs(upTo: last) + TurnProofs(subject: self).proofs(upTo: last)
    }

    /// The order in which the tests of a step come; nil where the step's test is the learner's.
    func order(of step: Int) throws(KataError) -> TestOrder? {
        try TestOrder.of(step: step, chapter: chapter.name, in: workspace)
    }

    var textPath: String { "Chapters/\(chapter.textFile.lastPathComponent)" }

    var galleryPath: String { "Solutions/\(chapter.name)/Bugs.md" }

    /// The chapter's gallery; nil where there is none.
    func gallery() throws -> BugGallery? { try BugGallery(of: chapter.name, in: workspace) }

    /// Every promise of the chapter with the step that states it.
    var promises: [(promise: Promise, step: Int)] {
        text.steps.flatMap { step in step.promises.map { ($0, step.number) } }
    }

    var planting: BugPlanting {
        BugPlanting(workspace: workspace, environment: environment, cache: cache)
    }

    // MARK: Checks

    /// - Parameters:
    ///   - test: the newest test of the step that is on; nil where all are.
    ///   - origin: the folder that this one is a small change of.
    ///   - tested: the one step whose tests take part; nil for all up to the step.
    ///   - replacing: gives other tests.
    func check(
        of folder: URL, at step: Int, test: Int? = nil, strictness: Strictness, origin: URL? = nil,
        testing tested: Int? = nil,
        replacing: (([SourceText]) throws -> [SourceText])? = nil
    ) async throws -> Check {
        let (setup, outcome) = try await engine.run(limits: limits) {
            var setup = try Setup(
                chapter: chapter.name, step: step, test: test, sourcesFolder: folder, tests: .reference,
                workspace: workspace)
            setup.strictness = strictness
            if let origin { setup.origin = try Setup.sources(in: origin) }
            if let replacing { setup = setup.testing(try replacing(setup.tests), as: .present) }
            return tested.map(setup.testing(onlyStep:)) ?? setup
        }
        var reading = Reading(
            of: text.steps[safe: step - 1], steps: chapter.steps, expectedPrints: text.prints(before: step))
        reading.turn = Reading.Turn(at: setup.place, in: setup.order, of: text.steps[safe: step - 1])
        return Check(setup: setup, outcome: outcome, after: reading, workspace: workspace)
    }

    /// Of a snapshot: "Step3".
    func check(
        of snapshot: String, at step: Int, test: Int? = nil, strictness: Strictness
    ) async throws -> Check {
        try await check(
            of: workspace.existingSnapshotFolder(of: chapter.name, named: snapshot), at: step, test: test,
            strictness: strictness)
    }
}

/// Proofs of one kind, about a chapter.
protocol AboutChapter: Sendable {
    var subject: ProvenChapter { get }
}

extension AboutChapter {
    var chapter: Chapter { subject.chapter }
    var text: ChapterText { subject.text }
    var workspace: Workspace { subject.workspace }
    var textPath: String { subject.textPath }

    func result(_ kind: Proof.Kind, _ claim: String, _ failure: String?) -> Proof.Claim {
        Proof.Claim(
            kind: kind, chapter: chapter.name, words: claim, finding: failure.map { .broken($0) } ?? .holds)
    }

    func firstProblem(_ check: Check) -> String {
        guard let problem = check.problems.first else { return "no message" }
        return place(problem) + (problem.test.map { "\($0): " } ?? "") + problem.message
    }

    func place(_ problem: Check.Problem) -> String {
        guard let file = problem.file else { return "" }
        return "\(file):\(problem.line ?? 0): "
    }
}
