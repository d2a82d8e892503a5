import Foundation
import KataBase
import KataEngine
import KataKit
import KataText
import KataWork

/// Finds out how far a copy is that was handed in.
///
/// The tests are the teacher's: those that every copy began with and, of a step whose test is the learner's, ours. What
/// the learner's own tests are worth is a question of its own, which the judge answers.
struct Grader: Sendable {
    let chapter: Chapter
    let text: ChapterText
    let workspace: Workspace
    let engine: any Engine
    /// nil where the copies are trusted.
    let sandbox: Sandbox?
    /// The folder for copies.
    let scratch: URL
    let limits: TimeLimits
    /// The most that a copy may take in all; whoever takes longer is not graded.
    let copyLimit: Duration
    /// True where the learners' own tests are judged, too.
    let judges: Bool
    let environment: [String: String]
    /// Of all that a row depends on besides its copy.
    let basis: String
    let known: GradeStore
    /// nil where SwiftPM builds.
    let canary: Canary?
    /// nil where our tests do not run once more, with wrong expectations.
    let countercheck: Countercheck?
    let likeness: Likeness

    /// The copies of all people, where this is everybody's; else this one itself.
    func parts(of submission: NamedCopy) -> [NamedCopy] {
        let folder = scratch.appending(path: "parts-\(Seal.newNumber())")
        let parts = search(in: folder).parts(of: submission)
        // They may stand in there.
        if parts == [submission] { try? FileManager.default.removeItem(at: folder) }
        return parts
    }

    private func search(in folder: URL) -> CopySearch {
        CopySearch(
            unzip: Unzip(
                chapter: chapter.name, sandbox: sandbox, environment: environment, scratch: folder),
            others: (try? Course(workspace).chapters.map(\.name).filter { $0 != chapter.name }) ?? [])
    }

    /// The row of a copy, whatever is wrong with it.
    func row(of submission: NamedCopy) async throws -> GradeRow {
        let start = ContinuousClock.now
        var row = GradeRow(
            copy: submission.name, chapter: chapter.name, steps: chapter.steps, seconds: 0, digest: "")
        let folder = scratch.appending(path: "copy-\(Seal.newNumber())")
        var hints: [String] = []
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            let shipped = try StarterTests(workspace: workspace, chapter: chapter.name).shipped()
            let copy = try Submission(
                submission, by: search(in: folder.appending(path: "unpacked")),
                shipped: Dictionary(shipped.map { ($0.path, $0.sum) }, uniquingKeysWith: { $1 }),
                steps: text.steps.map { .init(title: $0.title, isOwn: $0.isOwn) },
                text: workspace.displayPath(chapter.textFile.path))
            row.digest = digest(of: copy)
            row.commit = copy.commit
            row.archive = copy.archive
            row.alteredTests = copy.alteredTests
            row.leftOut = copy.leftOut.isEmpty ? nil : copy.leftOut
            let (hash, isOurs) = likeness.hash(of: copy.files)
            row.likeness = hash
            row.alike = isOurs ? [GradeRow.ours] : nil
            hints = Doubts(of: copy.files).remarks
            if let known = known.row(row.digest) { return row.finding(known) }
            let isCertain = try await grade(copy, in: folder, within: TimeBudget(copyLimit), into: &row)
            row.add(hints + Self.sentence(onOurTests: likeness.stepsWithOurTest(in: copy.files)))
            row.seconds = Self.seconds(since: start)
            if isCertain { known.keep(row) }
            return row
        } catch let odd as UnreadableSubmission {
            row.remark = odd.sentence
        } catch let error where !(error is CancellationError) {
            row.green = nil
            row.red = nil
            row.remark = (error as? KataError)?.description ?? "It could not be graded: \(error)"
            row.add(hints)
        }
        if row.digest.isEmpty { row.digest = digest(of: row.remark ?? "") }
        row.seconds = Self.seconds(since: start)
        return row
    }

    private static func sentence(onOurTests steps: [Int]) -> [String] {
        guard let last = steps.last else { return [] }
        let others = steps.dropLast().map(String.init).joined(separator: ", ")
        return [
            others.isEmpty
                ? "Its test of step \(last) is ours." : "Its tests of steps \(others) and \(last) are ours."
        ]
    }

    private static func seconds(since start: ContinuousClock.Instant) -> Double {
        (ContinuousClock.now - start).seconds.hundredths
    }

    /// - Returns: whether it would be found again: on a busy machine what takes too long may only have been slow.
    private func grade(
        _ copy: Submission, in folder: URL, within time: TimeBudget, into row: inout GradeRow
    ) async throws -> Bool {
        let guest = Guest(folder: folder, sandbox: sandbox, buildLimit: limits.build)
        for (path, data) in copy.files { try Files.write(data, to: guest.workFolder.appending(path: path)) }
        let engine = (engine as? CompilerEngine)?.receiving(guest) ?? engine
        guard let found = try await time.spend(on: { try await findings(on: copy, of: guest, by: engine) })
        else {
            row.isCutOff = time.busy.map { _ in true }
            throw late("It took longer than \(Int(copyLimit.seconds)) seconds in all.", time)
        }
        row.isCutOff = found.isCutOff ? true : nil
        var remarks = found.remarks
        row.green = found.green
        row.red = found.red
        var isCertain = found.isCertain
        if let finding = try await finding(at: found.green, within: time, of: guest, by: engine) {
            row.countercheck = GradeRow.Counterchecked(finding)
            if let distrust = finding.distrust {
                (row.green, row.red) = (nil, nil)
                row.remark = ([distrust] + remarks).joined(separator: " ")
                return true
            }
            remarks += [finding.gap].compactMap(\.self)
            isCertain = isCertain && finding.isCertain
        }
        let steps = text.ownSteps(at: found.green).filter { !copy.handedOver.contains($0) }
        row.isUnjudged = !judges && !steps.isEmpty ? true : nil
        if judges, !steps.isEmpty {
            do {
                let judgement = try await judgement(
                    on: copy, of: steps, upTo: found.green, within: time, of: guest, by: engine)
                row.own = judgement.map { GradeRow.Own($0) }
                row.untested = judgement?.untested(of: steps)
                if let file = judgement?.unjudged.first {
                    remarks.append(
                        "Its tests in \(words(file.place, of: guest)) were not judged: \(file.message).")
                }
            } catch let error where !(error is CancellationError) {
                remarks.append("Its own tests were not judged. \(words("\(error)", of: guest))")
                row.isUnjudged = true
                row.isCutOff = time.busy.map { _ in true }
                isCertain = false
            }
        }
        row.remark = remarks.isEmpty ? nil : remarks.joined(separator: " ")
        return isCertain
    }

    /// The sentence about a copy for which there was not time enough.
    private func late(_ words: String, _ time: TimeBudget) -> KataError {
        KataError(
            [words, time.busy?.sentence].compactMap(\.self).joined(separator: " "),
            next: "Give it more with: --copy-limit \(Int(copyLimit.seconds) * 3)")
    }

    /// The steps of a copy that are green, and the one that is red.
    private struct Findings: Sendable {
        let green: Int
        let red: GradeRow.Red?
        let remarks: [String]
        let isCertain: Bool
        /// True where a busy machine did not let something come to its end.
        let isCutOff: Bool
    }

    private func findings(
        on copy: Submission, of guest: Guest, by engine: any Engine
    ) async throws -> Findings {
        var search = StepSearch(steps: chapter.steps, from: copy.step)
        var checks: [Int: Check] = [:]
        var remarks = copy.isOfOtherVersion ? [Self.otherVersion] : []
        while let step = search.next {
            let (check, isOdd) = try await check(at: step, on: guest, by: engine)
            checks[step] = check
            if isOdd, !remarks.contains(Self.oddEvents) { remarks.append(Self.oddEvents) }
            // What does not compile at this step does not at an earlier one either; the first is looked at all the same.
            search.saw(
                step, isGreen: check.isGreen, firstRed: check.breaksInSources ? 1 : check.firstRedStep)
        }
        return Findings(
            green: search.green, red: checks[search.green + 1].map { red(in: $0, of: guest) },
            remarks: remarks, isCertain: checks.values.allSatisfy { $0.reason != .timeout },
            isCutOff: checks.values.contains { $0.busy != nil && !$0.isGreen })
    }

    /// A text of ours with the copy's files' paths as the copy knows them.
    func words(_ text: String, of guest: Guest) -> String {
        [guest.workFolder.path, workspace.displayPath(guest.workFolder.path)].reduce(text) {
            $0.replacing($1 + "/", with: "")
        }
    }

    private static let otherVersion =
        "The copy is of another version of the chapter: the steps are numbered as they are here."

    private static let oddEvents =
        "The tests' events tell of something twice that happens once: the handed-in code may have written them. Read it."

    private func check(
        at step: Int, on guest: Guest, by engine: any Engine
    ) async throws -> (check: Check, isOdd: Bool) {
        var setup = try Setup(
            chapter: chapter.name, step: step,
            sourcesFolder: guest.workFolder.appending(path: "Sources/\(chapter.name)"), tests: .reference,
            workspace: workspace)
        if let canary { setup = setup.testing(setup.tests + [canary.text], as: .reference) }
        var outcome = try await engine.run(setup, limits: limits)
        try Task.checkCancellation()
        try canary?.confirm(&outcome)
        let check = Check(
            setup: setup, outcome: outcome, after: Reading(of: text.steps[step - 1], steps: chapter.steps),
            workspace: workspace)
        return (check, outcome.run?.isOdd ?? false)
    }

    private func red(in check: Check, of guest: Guest) -> GradeRow.Red {
        let problem = check.problems.first
        let tool = check.reason == .doesNotLink ? "linker" : "compiler"
        let isNowhere = problem?.file == nil && check.reason?.isOfBuild == true
        return GradeRow.Red(
            step: check.step, title: check.reading.title, reason: check.reason?.rawValue ?? "",
            test: problem?.test, file: problem?.file, line: problem?.line,
            message: words(problem?.rowMessage ?? "", of: guest)
                + (isNowhere ? " (the \(tool) names no file for it)" : ""))
    }

    // MARK: The learner's own tests

    /// The judgement on the tests of some steps.
    private func judgement(
        on copy: Submission, of steps: [Int], upTo green: Int, within time: TimeBudget, of guest: Guest,
        by engine: any Engine
    ) async throws -> Judgement? {
        var chapter = chapter
        chapter.place = StepPlace(step: green)
        let tests = copy.files.keys.filter(OwnTests.areIn).sorted()
        var judge = Judge(
            chapter: chapter, text: text, workspace: workspace, engine: engine,
            cache: ProductCache(folder: guest.cacheFolder, notify: { _ in }), environment: environment,
            buildLimit: limits.build)
        judge.submission = try SourceText.read(
            tests.filter { $0.hasPrefix("Tests/") }.map { guest.workFolder.appending(path: $0) })
        judge.plantingCache = ProductCache(folder: workspace.cacheFolder, notify: { _ in })
        let ready = judge
        guard let judgement = try await time.spend(on: { try await ready.judgement(of: steps) }) else {
            throw late("With them it took longer than \(Int(copyLimit.seconds)) seconds.", time)
        }
        return judgement
    }

    // MARK: What a row depends on

    private func digest(of copy: Submission) -> String {
        var hash = SHA256()
        hash.update(part: basis)
        if copy.isOfOtherVersion { hash.update(part: "of another version, \(copy.handedOver)") }
        for (path, data) in copy.files.sorted(by: { $0.key < $1.key }) {
            hash.update(part: path)
            hash.update(part: data)
        }
        return hash.finish()
    }

    private func digest(of sentence: String) -> String {
        var hash = SHA256()
        for word in [basis, "odd", sentence] { hash.update(part: word) }
        return hash.finish()
    }
}

extension Guest {
    /// The folder of their files, by their paths.
    var workFolder: URL { folder.appending(path: "copy") }
}

extension GradeRow {
    /// Sentences behind what is said already.
    fileprivate mutating func add(_ sentences: [String]) {
        let all = [remark].compactMap(\.self) + sentences
        remark = all.isEmpty ? nil : all.joined(separator: " ")
    }

    /// The same copy as another one that was graded.
    fileprivate func finding(_ known: GradeRow) -> GradeRow {
        var row = known
        (row.copy, row.commit, row.archive, row.alteredTests) = (copy, commit, archive, alteredTests)
        (row.likeness, row.alike, row.leftOut) = (likeness, alike, leftOut)
        return row
    }
}

extension GradeRow.Own {
    package init(_ judgement: Judgement) {
        self.init(
            sound: judgement.tests.filter(\.isSound).map(\.name),
            contradicting: judgement.contradicting.map(\.name),
            deciding: judgement.deciding.map(\.name),
            caught: judgement.mistakes.count(where: \.isCaught), mistakes: judgement.mistakes.count,
            unguarded: judgement.unguarded.map(\.promise))
    }
}

extension Check {
    /// The first step that something is wrong with, as far as it can be told from where the problems are.
    var firstRedStep: Int? { problems.compactMap(\.blamedStep).min() }
}
