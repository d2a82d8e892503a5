import Foundation

extension Runner {
    /// `./kata check`: builds and runs the tests that are on, says what stands in the way and what comes next.
    ///
    /// - Parameter showsAll: whether a long red is told to its end.
    func check(_ query: String?, json: Bool, showsAll: Bool = false) async throws -> Status {
        let course = try course()
        let chapter = try startedChapter(query, in: course)
        remember(chapter)
        let verdict = try await verdict(for: chapter)
        if json {
            try console.print(json: verdict)
        } else {
            console.print(try text(of: verdict, showsAll: showsAll))
        }
        return verdict.isGreen ? .done : .red
    }

    /// A verdict as `./kata check` prints it.
    func text(of verdict: Verdict, showsAll: Bool = false) throws -> String {
        let course = try course()
        guard let chapter = course.chapter(named: verdict.chapter) else {
            throw KataError.manifest(.missing(chapter: verdict.chapter))
        }
        var report = report(verdict)
        report.showsAll = showsAll
        return report.text(next: nextMove(after: verdict, chapter: chapter, in: course))
    }

    /// The verdict on the learner's work, recorded in the history.
    func verdict(for chapter: Chapter) async throws -> Verdict {
        let text = try chapter.text()
        try confirm(chapter, has: text)
        let engine = try engine()
        // Without git there is no history, and a verdict that is not kept could be lost: say so before building.
        _ = try history()
        let (bench, outcome) = try await engine.run(limits: limits) {
            try Bench(
                chapter: chapter.name, step: chapter.step,
                sourcesFolder: workspace.sourcesFolder(of: chapter.name),
                includesOwnTests: true, workspace: workspace)
        }
        let work = try bench.work()
        // A run that somebody stopped says nothing about the work.
        try Task.checkCancellation()
        var verdict = Verdict(
            bench: bench, outcome: outcome, title: text.steps[chapter.step - 1].title, steps: chapter.steps,
            differingTests: try StarterTests(workspace: workspace, chapter: chapter.name).differing(
                among: bench.tests),
            workspace: workspace)
        verdict.xctests = work.xctests(of: chapter.name)
        try keep(
            work, of: chapter, as: .check(verdict.isGreen ? .green : .red(verdict.reason?.rawValue ?? "")))
        return verdict
    }

    /// Package.swift and the text must agree on how many steps there are.
    func confirm(_ chapter: Chapter, has text: ChapterText) throws(KataError) {
        guard text.steps.count == chapter.steps else {
            let line = try course().manifest.lines.first { $0.name == chapter.name }?.number ?? 0
            throw .manifest(
                .stepsDiffer(
                    line: line, chapter: chapter.name, manifest: chapter.steps, text: text.steps.count))
        }
    }

    func report(_ verdict: Verdict, showsTimes: Bool = true) -> VerdictReport {
        VerdictReport(
            verdict: verdict, workspace: workspace, style: style, width: console.width, showsTimes: showsTimes
        )
    }

    func nextMove(after verdict: Verdict, chapter: Chapter, in course: Course) -> String {
        Self.nextMove(
            after: verdict, step: verdict.step, steps: verdict.steps,
            argument: argument(for: chapter, in: course), moves: moves)
    }

    /// The one thing to do after a verdict.
    ///
    /// - Parameter argument: how the chapter is named in a command: empty where it is the current one.
    static func nextMove(
        after verdict: Verdict, step: Int, steps: Int, argument: String, moves: Moves = .commands
    ) -> String {
        switch verdict.color {
        case .green where step == steps:
            "That was the last step. Tidy up while it is green, then: \(moves.next(argument))"
        case .green:
            "Tidy up while it is green, commit, then: \(moves.next(argument))"
        case .red where verdict.isRegression:
            "A test that passed before is broken. Mend that first, then: \(moves.check(argument))"
        case .red where verdict.reason == .doesNotCompile:
            "Write just enough to compile, then: \(moves.check(argument)) (stuck? \(moves.hint(argument)))"
        case .red:
            "Make it pass in the simplest way, then: \(moves.check(argument)) (stuck? \(moves.hint(argument)))"
        }
    }
}
