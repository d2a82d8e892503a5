import Foundation
import KataBase
import KataEngine
import KataKit
import KataText
import KataWork

/// That each step is red before it is solved and green after, and that the text shows what a check prints.
struct StepProofs: AboutChapter {
    let subject: ProvenChapter

    func proofs(upTo last: Int) -> [Proof] {
        // A step is red by the code that the one before is green with, so most of its tests are compiled by then.
        (1...max(1, last)).filter { $0 <= last }.flatMap { greens($0) + [red($0)] }
    }

    /// The step before, under this step's tests: red because of this step alone.
    private func red(_ step: Int) -> Proof {
        Proof(chapter: chapter.name, title: "step \(step), red", restsOn: step - 1) {
            let claim = "step \(step) is red before it is solved"
            let first = try subject.order(of: step).flatMap { $0.turns > 1 ? 1 : nil }
            func check() async throws -> Check {
                try await subject.check(of: "Step\(step - 1)", at: step, test: first, strictness: .sources)
            }
            let red = try await check()
            let results = [result(.red, claim, wrongRed(red, step: step))]
            guard !results[0].isBroken else { return results }
            // Code that is still wrong may race with itself, so what it prints can depend on the machine's load:
            // the recorded output has to be one that it really prints, not the only one.
            let isOwn = text.steps[step - 1].isOwn
            let kind = isOwn ? Fence.Kind.outputOurs : .outputRed
            var outputs = recorded(kind, Verdict(red), step: step)
            let isShown = shows(kind, inStep: step)
            for _ in 0..<4 where isShown && outputs.contains(where: \.isBroken) {
                outputs = recorded(kind, Verdict(try await check()), step: step)
            }
            guard isOwn, shows(.outputRed, inStep: step) || !isOptional(.outputRed, inStep: step) else {
                return results + outputs
            }
            let untouched = try await untouchedVerdict(of: "Step\(step - 1)", at: step)
            return results + (untouched.map { recorded(.outputRed, $0, step: step) } ?? []) + outputs
        }
    }

    /// The step's snapshots under the tests up to it: green, and without a warning.
    private func greens(_ step: Int) -> [Proof] {
        let names = ["Step\(step)-green", "Step\(step)"].filter {
            Files.exists(workspace.snapshotFolder(of: chapter.name, named: $0)) || $0 == "Step\(step)"
        }
        return names.map { name in
            Proof(chapter: chapter.name, title: "step \(step), green", shows: step, restsOn: step - 1) {
                let check = try await subject.check(of: name, at: step, strictness: .all)
                let failure =
                    check.isGreen
                    ? nil
                    : "it is red: \(firstProblem(check).sentence) Mend Solutions/\(chapter.name)/\(name) or the test."
                let results = [result(.green, "\(name) is green", failure)]
                guard failure == nil else { return results }
                return results
                    + (name == "Step\(step)" ? recorded(.outputGreen, Verdict(check), step: step) : [])
            }
        }
    }

    private func wrongRed(_ check: Check, step: Int) -> String? {
        if check.isGreen {
            return
                "it is green: Step\(step - 1) already passes the tests of step \(step), so they prove nothing."
        }
        let elsewhere = check.problems.first { $0.file.map { FileRole(path: $0) != .step(step) } ?? true }
        if let elsewhere, check.reason?.isOfBuild == true || check.isRegression {
            return
                "it is red for another reason than step \(step): \(place(elsewhere))\(elsewhere.message.sentence) Mend Solutions/\(chapter.name)/Step\(step - 1) or the test."
        }
        if check.reason == .crash || check.reason == .timeout {
            return
                "the tests \(check.reason == .crash ? "crash" : "hang") instead of failing: \(firstProblem(check))"
        }
        if (check.tests?.own.failed ?? 0) > 0 {
            return "a test outside of the steps fails: \(firstProblem(check))"
        }
        return nil
    }

    /// The verdict for a learner who has not begun to write the step's test; nil where somebody has.
    private func untouchedVerdict(of snapshot: String, at step: Int) async throws -> Verdict? {
        let path = OwnTests.path(ofStep: step, chapter: chapter.name)
        guard let stub = try? SourceText.read([workspace.root.appending(path: path)]).first,
            try OwnTests.isUntouched(stub, of: chapter.name, in: workspace)
        else { return nil }
        let check = try await subject.check(
            of: workspace.existingSnapshotFolder(of: chapter.name, named: snapshot), at: step,
            strictness: .sources
        ) { tests in
            tests.filter { FileRole(path: $0.path) != .step(step) } + [stub]
        }
        return Verdict(check, own: Verdict.Own(phase: .untouched))
    }

    // MARK: Recorded outputs

    private func shows(_ kind: Fence.Kind, inStep step: Int) -> Bool {
        text.fences.contains { $0.kind == kind && $0.step == step }
    }

    /// True for an output that a text may leave out: a green, a red by our test, and, from the second such step on, the
    /// verdict for a learner whose test is still to be written.
    private func isOptional(_ kind: Fence.Kind, inStep step: Int) -> Bool {
        kind == .outputGreen || kind == .outputOurs
            || text.steps.filter(\.isOwn).dropFirst().contains { $0.number == step }
    }

    /// That a step is called otherwise than its output shows it; nil where it is not.
    private func renaming(of step: Int, shownBy fence: Fence) -> String? {
        guard let title = text.steps[safe: step - 1]?.title,
            let shown = fence.body.firstMatch(of: /^[A-Z]+  Step \d+ of \d+ · ([^\n]+)/)?.1,
            !title.hasPrefix(shown)
        else { return nil }
        return
            "step \(step) is called '\(title)', and this output is of '\(shown)'. A reader's work follows the title of its step. Give it that title back, or where the new one is meant: ./kata verify \(chapter.number) --record"
    }

    /// - Parameter turn: the turn of the text that shows it, counted from 0.
    func recorded(_ kind: Fence.Kind, _ verdict: Verdict, step: Int, turn: Int = 0) -> [Proof.Claim] {
        let name = kind.outputName
        let report = VerdictReport(
            verdict: verdict, workspace: workspace, style: .plain, width: 80, showsTimes: false)
        let output = report.text()
        let fences = text.fences.filter {
            $0.kind == kind && $0.step == step && (kind == .outputGreen || $0.turn == turn)
        }
        guard !fences.isEmpty else {
            if turn > 0 || isOptional(kind, inStep: step) { return [] }
            subject.recorder.note(output, as: kind, ofStep: step, of: chapter)
            // A Red that is left to be written shows nothing yet.
            if text.steps[safe: step - 1]?.red == StepText.unwritten { return [] }
            let line = text.steps[safe: step - 1]?.line ?? 1
            return [
                result(
                    .fence, "step \(step) shows its \(name)",
                    "\(textPath):\(line): step \(step) has no '\(name)' fence. Put it in with: ./kata verify \(chapter.number) --record"
                )
            ]
        }
        return fences.map { fence in
            let isPrinted =
                fence.body == output || Excerpt(fence.body).isCut && Excerpt(fence.body).stands(in: output)
            subject.recorder.note(isPrinted ? fence.body : output, at: fence.line, of: chapter)
            let failure =
                isPrinted
                ? nil
                : "\(textPath):\(fence.line): "
                    + (renaming(of: step, shownBy: fence)
                        ?? "this is not what the check prints. Rewrite it with: ./kata verify \(chapter.number) --record")
            return result(.fence, "\(name) of step \(step)", failure)
        }
    }
}
