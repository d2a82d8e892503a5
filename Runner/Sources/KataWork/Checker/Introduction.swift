import Foundation
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
        let starter = try TestOrder.file(of: chapter.step, chapter: chapter.name, in: workspace)
        let order = starter.map { TestOrder($0.text, step: chapter.step) }
        let former = former?.step == chapter.step ? former?.test ?? 0 : 0
        if let starter, let order {
            tests = NewTests(
                in: starter.text, at: workspace.displayPath(starter.file.path), order, after: former,
                through: chapter.place.test ?? order.turns)
        } else {
            tests = nil
        }
        hasHints = step.turn(at: chapter.place.test, in: order)?.hints.isEmpty == false
        move = Move(
            after: .introduced(
                ownTest: try chapter.testToWrite(at: step, among: files, in: workspace),
                isFolded: step.isFolded))
    }
}

extension Chapter {
    /// The path of the learner's test of a step; nil where the step's test is ours, and where theirs is written.
    ///
    /// - Parameter files: the learner's, by their paths.
    package func testToWrite(
        at step: StepText, among files: [String: Data], in workspace: Workspace
    ) throws -> String? {
        guard step.isOwn else { return nil }
        let path = OwnTests.path(ofStep: step.number, chapter: name)
        guard let bytes = files[path] else { return path }
        return try OwnTests.isUntouched(SourceText(path: path, bytes: bytes), of: name, in: workspace)
            ? path : nil
    }
}

extension Introduction.NewTests {
    /// - Parameters:
    ///   - text: the starter file's.
    ///   - former: the turn of the step that was the newest; 0 where the step was off.
    ///   - newest: the one that is now.
    fileprivate init(
        in text: String, at path: String, _ order: TestOrder, after former: Int, through newest: Int
    ) {
        self.path = path
        turn = (newest, order.turns)
        isRest = order.hasRest && newest == order.turns
        tests = order.tests.filter { former < $0.turn && $0.turn <= newest }
        let lines = text.linesBetweenFeeds
        let code = tests.first.map { Self.code(lines, at: $0.lines) } ?? []
        self.code = code + (Self.table(of: code, in: lines).map { [""] + $0 } ?? [])
    }

    /// The lines without the margin of the first one.
    private static func code(_ lines: [String], at numbers: ClosedRange<Int>) -> [String] {
        let lines = lines[(numbers.lowerBound - 1)..<numbers.upperBound]
        let margin = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { String($0.dropFirst(min(margin, $0.prefix { $0 == " " }.count))) }
    }

    /// The rows that a test is run with, as the formatter lays them out; nil where they stand in its attribute.
    private static func table(of code: [String], in lines: [String]) -> [String]? {
        guard let name = code.joined().firstMatch(of: /arguments: (?:Self\.)?([a-z]\w*)\)/)?.1,
            let first = lines.firstIndex(where: {
                $0.contains("let \(name) = ") || $0.contains("let \(name): ")
            }),
            let last = lines[first...].firstIndex(where: {
                $0.hasPrefix(lines[first].prefix { $0 == " " } + "]")
                    || $0 == lines[first] && $0.hasSuffix("]")
            })
        else { return nil }
        return Self.code(lines, at: first + 1...last + 1)
    }
}
