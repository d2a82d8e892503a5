import Foundation
import KataBase
import KataEngine
import KataText

/// What the commands share: the workspace, the console and the engine.
package struct Session: Sendable {
    package let workspace: Workspace
    package var console: Console
    /// How the texts name what comes next.
    var controls = Controls.commands
    /// The engine that was asked for; nil where the toolchain decides.
    package let askedEngine: EngineName?
    package let limits: TimeLimits
    package let environment: [String: String]
    /// Is told how far the judge is: "mistake 3 of 9".
    var judging: @Sendable (String) -> Void = { _ in }
    /// What is left for an engine that is on trial.
    let checksToTry = ChecksToTry()

    init(
        workspace: Workspace, console: Console, engine: EngineName? = nil, limits: TimeLimits = TimeLimits(),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.workspace = workspace
        self.console = console
        askedEngine = engine
        self.limits = limits
        self.environment = RunnerEnvironment.cleaned(environment)
    }

    package var style: TextStyle { console.style }

    func markdown(_ text: String) -> String {
        MarkdownRenderer(width: console.width, style: style).render(text)
    }

    package func print(_ report: Report) {
        let fitted = Report(NarrowText(width: console.width).fitted(report.body), next: report.next)
        console.print(fitted.text(style: style, width: console.width))
    }

    // MARK: The chapters

    package func course() throws(KataError) -> Course { try Course(workspace) }

    /// The chapter that a command is about, which is from now on the one last worked on.
    func takeUp(_ query: String?) throws(KataError) -> Chapter {
        let course = try course()
        return remember(try course.startedChapter(query), of: course)
    }

    /// Remembers the chapter last worked on, and what else there is to remember.
    @discardableResult
    func remember(
        _ chapter: Chapter, of course: Course, _ change: (inout SavedProgress) -> Void = { _ in }
    ) -> Chapter {
        var progress = course.progress
        progress.chapter = chapter.name
        change(&progress)
        if progress != course.progress { progress.save(to: workspace) }
        var chapter = chapter
        chapter.isCurrent = true
        chapter.lastGreen = progress.green
        return chapter
    }

    /// Changes what is remembered; another runner may have changed it meanwhile.
    func changeProgress(_ change: (inout SavedProgress) -> Void) {
        let before = SavedProgress.load(from: workspace)
        var progress = before
        change(&progress)
        if progress != before { progress.save(to: workspace) }
    }

    /// Writes another step into Package.swift, from what the file holds at this moment; one command after another.
    ///
    /// - Parameter known: the step that the chapter has to be at; any where nil.
    /// - Returns: the chapter at that step.
    /// - Throws: where another command has moved the chapter meanwhile: nothing is changed then.
    @discardableResult
    func setStep(_ step: Int, of chapter: Chapter, from known: Int? = nil) throws(KataError) -> Chapter {
        // Where no lock can be had, Package.swift cannot be written either, and that says why.
        let lock = try? FileLock(workspace.stateFolder.appending(path: "step.lock"))
        defer { withExtendedLifetime(lock) {} }
        if let known, try course().chapter(named: chapter.name).step != known {
            throw .engineFailed(
                "Another command has moved \(chapter.name) to another step meanwhile. Nothing was changed. See where it is with: ./kata"
            )
        }
        let manifest = try Manifest(parsing: try Files.exactText(workspace.manifestFile))
        let changed = try manifest.settingStep(step, of: chapter.name)
        if changed != manifest { try Files.write(Data(changed.text.utf8), to: workspace.manifestFile) }
        var chapter = chapter
        chapter.step = step
        return chapter
    }

    // MARK: The engine

    package func toolchain() throws(KataError) -> Toolchain {
        try cache.claim()
        return try Toolchain.find(environment: environment, in: workspace.root, cache: cache.folder)
    }

    /// What was made once and is good until something else is wanted.
    package var cache: ProductCache { ProductCache(folder: workspace.cacheFolder, notify: notify) }

    /// Says on standard error what a learner should know that is no answer.
    var notify: @Sendable (String) -> Void { { [console] in console.printError($0) } }

    /// Says what takes long, when it begins.
    var progress: @Sendable (String) -> Void { { [console] in console.printPassing($0) } }

    /// The verdict on the learner's work, recorded in the history.
    ///
    /// - Parameter early: is told of what the learner may read while the learner's tests are still being judged.
    package func verdict(on chapter: Chapter, early: (Verdict) throws -> Void = { _ in }) async throws
        -> Verdict
    {
        let text = try chapter.agreeingText()
        let engine = try checkingEngine()
        // Without git there is no history, and a verdict that is not kept could be lost: say so before building.
        _ = try history()
        let (setup, outcome) = try await engine.run(limits: limits) {
            try Setup(
                chapter: chapter.name, step: chapter.step,
                sourcesFolder: workspace.sourcesFolder(of: chapter.name),
                tests: .present, workspace: workspace)
        }
        let work = try setup.work()
        // A run that was stopped says nothing about the work.
        try Task.checkCancellation()
        var differing = try StarterTests(workspace: workspace, chapter: chapter.name).differing(
            among: setup.tests)
        let areInGit = canCheckOut(differing, of: chapter)
        // Whoever writes a chapter goes as far as there are tests.
        if !areInGit { differing.removeAll { (FileRole(path: $0).step ?? 0) > chapter.step } }
        var reading = Reading(
            of: text.steps[chapter.step - 1], steps: chapter.steps,
            expectedPrints: text.prints(before: chapter.step))
        reading.argument = chapter.argument
        reading.wasGreen = chapter.isGreen
        reading.differingTests = differing
        reading.shippedTests = committed(differing)
        reading.areTestsInGit = areInGit
        reading.xctests = work.xctests
        reading.unheardCheck = work.unheardCheck
        var verdict = Verdict(setup: setup, outcome: outcome, after: reading, workspace: workspace)
        var isKept = false
        if text.steps[chapter.step - 1].isOwn {
            do {
                verdict = try await judging(verdict, on: chapter, text, setup, by: engine) { verdict in
                    // What is green may be red by our tests.
                    if !verdict.isGreen {
                        changeProgress { $0.moves?[chapter.key] = nil }
                        try keep(work, of: chapter, as: verdict)
                        isKept = true
                    }
                    try early(verdict)
                }
            } catch {
                // The learner does not wait for the judge, or it cannot go on: what was green is kept all the same.
                if verdict.isGreen { try keep(work, of: chapter, as: .before(JudgeCommand.name)) }
                throw error
            }
        } else if !verdict.isGreen {
            forgetJudgement()
        }
        if !isKept { try keep(work, of: chapter, as: verdict) }
        leaveToPusher()
        let moves = moves(after: verdict)
        changeProgress { progress in
            if verdict.isGreen { progress.green = chapter.key }
            progress.moves = progress.moves ?? [:]
            progress.moves?[chapter.key] = moves
        }
        return verdict
    }

    /// What a verdict advises, for the overview.
    private func moves(after verdict: Verdict) -> [String: String]? {
        guard !verdict.isGreen || verdict.own != nil else { return nil }
        let moves = Controls.allCases.map { controls in
            let report = VerdictReport(
                verdict: verdict, workspace: workspace, style: .plain, width: console.width,
                controls: controls)
            return (controls.rawValue, report.move)
        }
        return Dictionary(uniqueKeysWithValues: moves)
    }

    /// A verdict as it is printed.
    package func report(_ verdict: Verdict, showsAll: Bool = false) -> VerdictReport {
        VerdictReport(
            verdict: verdict, workspace: workspace, style: style, width: console.width, controls: controls,
            showsAll: showsAll)
    }

    // MARK: The history

    /// The runner's own record of every state that was checked or about to be replaced.
    func history() throws(KataError) -> History {
        guard let git = Executable.find("git", environment: environment) else { throw .noGit }
        return History(directory: workspace.stateFolder.appending(path: "history.git"), git: git)
    }

    /// Records a state. What the history has to say (a broken one set aside) goes to standard error.
    @discardableResult
    func keep(
        _ work: Work, of chapter: Chapter, as kind: HistoryEntry.Kind, detail: CheckDetail = CheckDetail()
    ) throws -> HistoryEntry? {
        try keep(work, of: chapter.name, at: chapter.step, as: kind, detail: detail)
    }

    @discardableResult
    func keep(
        _ work: Work, of chapter: String, at step: Int, as kind: HistoryEntry.Kind,
        detail: CheckDetail = CheckDetail()
    ) throws -> HistoryEntry? {
        let record = try history().record(
            chapter: chapter, step: step, files: work.files, kind: kind, detail: detail)
        if let notice = record.notice { console.printError(notice) }
        return record.entry
    }

    private func keep(_ work: Work, of chapter: Chapter, as verdict: Verdict) throws {
        let hints = SavedProgress.load(from: workspace).hints[chapter.key] ?? 0
        var detail = CheckDetail(verdict, hints: hints)
        detail.builtByHand = workspace.lastBuildByHand
        try keep(work, of: chapter, as: verdict.kind, detail: detail)
    }

    /// Puts other work in the place of a chapter's, which is kept before.
    ///
    /// - Parameters:
    ///   - wanted: what shall be there, made from what is.
    ///   - command: what the history says that it was kept before.
    /// - Returns: a sentence that says how to get the present work back.
    func replaceWork(
        of chapter: Chapter, before command: String, with wanted: (Work) throws -> Work
    ) throws -> String {
        let present = try Work.read(chapter.name, in: workspace)
        let wanted = try wanted(present)
        let kept = wanted == present ? nil : try keep(present, of: chapter, as: .before(command))
        try wanted.replace(present, in: workspace)
        guard let kept else { return "Nothing of yours had to make room." }
        return "Your work before this is kept: ./kata restore \(kept.id)"
    }
}

extension Verdict {
    /// As the history has it.
    fileprivate var kind: HistoryEntry.Kind { .check(isGreen ? .green : .red(reason?.rawValue ?? "")) }
}
