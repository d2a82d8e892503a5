import KataBase
import KataEngine
import KataText

/// What has just been switched on: a step and its first test, or the next one of its tests.
package struct Introduction: Sendable {
    package let chapter: Chapter
    /// The mistakes of the step before that the learner's tests let through.
    package let leaks: Leaks
    /// True where the learner has never begun a chapter before.
    package let isFirstEver: Bool
    package let heading: String
    package let step: StepText
    /// The files for the step's code.
    package let codeFiles: [StepText.CodeFile]
    /// True where the step was on before, with fewer of its tests.
    package let goesOn: Bool
    /// The tests that are new; nil where the step's test is the learner's.
    package let tests: NewTests?
    /// True where the text has hints for the new test.
    let hasHints: Bool
    /// The one thing to do next.
    package let move: Move

    /// Some tests of a starter file.
    package struct NewTests: Sendable {
        /// Relative to the workspace.
        package let path: String
        /// How many turns the step has, and which one this is.
        package let turn: (number: Int, count: Int)
        package let tests: [TestOrder.Test]
        /// True where they are the rest of the step's.
        package let isRest: Bool
        /// The lines of the first one's code.
        package let code: [String]
    }

    /// - Parameter former: the place of before; nil where the chapter begins.
    package init(
        to chapter: Chapter, from former: StepPlace?, in workspace: Workspace, leaks: Leaks = .none,
        isFirstEver: Bool = false
    ) throws {
        (self.chapter, self.leaks, self.isFirstEver) = (chapter, leaks, isFirstEver)
        heading = "\(chapter.number) · \(try chapter.title())"
        step = try chapter.agreeingText().steps[chapter.step - 1]
        goesOn = former?.step == chapter.step
        let files = (try? Work.read(chapter.name, in: workspace).files) ?? [:]
        codeFiles = step.codeFiles(among: files.keys)
        tests = step.isOwn ? nil : try NewTests(of: chapter, after: goesOn ? former : nil, in: workspace)
        let order = try TestOrder.of(step: chapter.step, chapter: chapter.name, in: workspace)
        hasHints = step.turn(at: chapter.place.test, in: order)?.hints.isEmpty == false
        let path = OwnTests.path(ofStep: step.number, chapter: chapter.name)
        let written = try files[path].map { bytes throws(KataError) in
            try !OwnTests.isUntouched(SourceText(path: path, bytes: bytes), of: chapter.name, in: workspace)
        }
        move = Move(
            after: .introduced(
                ownTest: step.isOwn && written != true ? path : nil, isFolded: step.isFolded))
    }
}

extension Introduction.NewTests {
    /// - Parameter former: the place of before, where the step was on.
    /// - Returns: nil where there is no test of the step.
    fileprivate init?(of chapter: Chapter, after former: StepPlace?, in workspace: Workspace) throws {
        guard
            let (file, text) = try TestOrder.file(of: chapter.step, chapter: chapter.name, in: workspace)
        else { return nil }
        let order = TestOrder(text, step: chapter.step)
        path = workspace.displayPath(file.path)
        turn = (chapter.place.test ?? order.turns, order.turns)
        isRest = order.hasRest && turn.number == order.turns
        let shown = (former?.test ?? 0) + 1...turn.number
        tests = order.tests.filter { shown.contains($0.turn) }
        code =
            tests.first.map { test in
                let lines = text.linesBetweenFeeds[(test.lines.lowerBound - 1)..<test.lines.upperBound]
                let margin = lines.first?.prefix { $0 == " " }.count ?? 0
                return lines.map { String($0.dropFirst(min(margin, $0.prefix { $0 == " " }.count))) }
            } ?? []
    }
}
