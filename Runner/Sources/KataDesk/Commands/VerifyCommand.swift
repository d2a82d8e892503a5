import Foundation
import KataBase
import KataKit
import KataText
import KataWork

/// `./kata verify`: proves that every step is red before it is solved and green after, that the texts show what is
/// there, and that the tests catch the bugs of the gallery.
///
/// Without a chapter, the pages that are no chapter's are proven, too; by `pages`, these alone.
package struct VerifyCommand: Command {
    package static let name = "verify"
    package static let parameters = "[chapter|pages]"
    package static let group = CommandGroup.workspace
    package static let summary = "prove the workspace: every step red before it is solved and green after"
    package static let options: [Option] = [.json, .record] + Option.checking

    /// A chapter's name or number, or `pages`; nil for all there is.
    private let subject: String?
    private let json: Bool
    /// True where the recorded outputs and the starter tests' checksums are rewritten first.
    private let records: Bool

    package init(_ arguments: inout Arguments) {
        subject = arguments.next()
        json = arguments.has(.json)
        records = arguments.has(.record)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let (workspace, console) = (call.workspace, call.console)
        let course = try call.course()
        let pagesAlone = subject?.lowercased() == PageProofs.name.lowercased()
        let chapters =
            pagesAlone ? [] : try subject.map { query in [try course.chapter(query)] } ?? course.chapters
        let pages =
            subject == nil || pagesAlone ? PageProofs(workspace: workspace, chapters: course.chapters) : nil
        if records {
            for chapter in chapters where Files.exists(workspace.testsFolder(of: chapter.name)) {
                try StarterTests(workspace: workspace, chapter: chapter.name).record()
            }
            let recorder = OutputRecorder()
            _ = try await prove(chapters, and: [], recorder: recorder, in: call)
            let count = try recorder.write() + (pages?.record() ?? 0)
            console.printError("Recorded; outputs changed: \(count). Now proving what is there.")
        }
        let results = try await prove(
            chapters, and: pages?.all() ?? [], onApple: pagesAlone ? course.chapters : chapters,
            recorder: OutputRecorder(), in: call)
        let report = VerifyReport(results: results, chapters: chapters, style: call.teller.style)
        if json { try console.print(json: report) } else { console.print(report.text) }
        return report.failed == 0 ? .done : .red
    }

    private func prove(
        _ chapters: [Chapter], and pages: [Proof], onApple: [Chapter] = [], recorder: OutputRecorder,
        in call: Call
    ) async throws -> [Proof.Claim] {
        let engine = try call.engines.engine().sideBySide
        // The pages are read, and nothing is built for them.
        if !chapters.isEmpty {
            try await engine.prepare(for: try chapters.flatMap { try call.workspace.texts(of: $0.name) })
        }
        func proven(_ chapter: Chapter) throws -> ProvenChapter {
            ProvenChapter(
                chapter: chapter, text: try chapter.text(), workspace: call.workspace, engine: engine,
                environment: call.environment, limits: call.limits, cache: call.engines.cache,
                recorder: recorder)
        }
        var proofs = try chapters.flatMap { try proven($0).proofs() } + pages
        if !onApple.isEmpty, let adviser = AppleAdviser(call.engines) {
            try await adviser.prepare()
            proofs += try onApple.flatMap { chapter in
                let row = chapters.contains { $0.name == chapter.name } ? chapter.name : PageProofs.name
                return AppleProofs(subject: try proven(chapter), adviser: adviser, row: row).all
            }
        }
        var progress = ProgressBar(total: proofs.count, console: call.console)
        let results = try await inOrder(proofs, atOnce: engine.setupsAtOnce) { proof in
            do { return try await proof.run() } catch let error as KataError {
                return [
                    Proof.Claim(
                        kind: .file, chapter: proof.chapter, words: proof.title,
                        finding: .broken(error.description))
                ]
            }
        } onEach: { proof in
            progress.advance(proof.title)
        }
        progress.finish()
        return Self.causes(of: zip(proofs, results).map { ($0, $1) })
    }

    /// Without what fails because a step before it is not green: the first one says so, once.
    private static func causes(of results: [(proof: Proof, claims: [Proof.Claim])]) -> [Proof.Claim] {
        var first: [String: Int] = [:]
        for (proof, claims) in results {
            guard let step = proof.shows, claims.contains(where: \.isRedStep) else { continue }
            first[proof.chapter] = min(step, first[proof.chapter] ?? step)
        }
        let waits = { (proof: Proof) in first[proof.chapter].map { proof.restsOn >= $0 } ?? false }
        let waiting = results.filter { waits($0.proof) }
        return results.flatMap { proof, claims -> [Proof.Claim] in
            if waits(proof) { return claims.filter { !$0.isBroken } }
            guard let step = proof.shows, step == first[proof.chapter] else { return claims }
            let count = waiting.filter { $0.proof.chapter == proof.chapter }
                .reduce(0) { $0 + $1.claims.count(where: \.isBroken) }
            return claims.map {
                count > 0 && $0.isRedStep ? $0.adding("What rests on it is not proven: \(count) more.") : $0
            }
        }
    }
}

extension Proof.Claim {
    /// True where a solution is not green; a text that merely shows it otherwise does not count.
    fileprivate var isRedStep: Bool { kind == .green && isBroken }
}
