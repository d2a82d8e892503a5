import Foundation
import KataBase
import KataEngine
import KataText
import KataWork

/// `./kata bug`: the gallery as a game. A mistake in our code, and which test would have caught it.
package struct BugCommand: Command {
    package static let name = "bug"
    package static let group = CommandGroup.tests
    package static let parameters = "[chapter] [number]"
    package static let summary = "a mistake in our code: guess which test catches it"
    package static let remark: String? =
        "Without a chapter, one of a finished chapter that you have not played yet: one a day is a habit. In a terminal it waits for a guess: a part of the test's name. Where nobody can type, as in a pipe, it answers at once."
    package static let options: [Option] = [.to, .breaks, .engine]

    package static func summary(of option: Option) -> String {
        option == .to
            ? "mistakes of the steps up to this one, in this step's code, caught by tests of these steps"
            : option.summary
    }

    /// The second one is a mistake's title where one is written down.
    private let words: ChapterAndNumber
    /// The step up to which mistakes are played; up to the last green one where nil.
    private let last: Int?
    /// The promise that a mistake breaks that is to be written down; nil where one is played.
    private let promise: String?

    package init(_ arguments: inout Arguments) throws {
        words = arguments.chapterAndNumber("number")
        promise = arguments.text(.breaks)
        last = try arguments.number(.to)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let course = try call.course()
        if let promise {
            var words = words.words
            if let last = words[safe: 1], (try? course.chapter(words[0])) == nil,
                (try? course.chapter(last)) != nil
            {
                words.swapAt(0, 1)
            }
            guard let chapter = words.first else {
                throw KataError.usage("'--breaks' needs a chapter and a title.", command: Self.name)
            }
            let (report, status) = try await BugRecording(
                title: words[safe: 1]?.trimmed ?? "", promise: promise, chapter: try course.chapter(chapter),
                call: call
            ).record()
            call.teller.print(report)
            return status
        }
        let (query, number) = try words.meaning(in: course)
        let chapter =
            if let last {
                try course.chapter(query, playedTo: last)
            } else if query == nil,
                let finished = try finished(in: call)
            { finished } else { try call.memory.takeUp(query) }
        let card: BugCard
        do {
            card = try await BugCard(number, of: chapter, upTo: last, in: call)
        } catch let nothing as BugCard.Nothing {
            call.console.print(nothing.words)
            return .done
        }
        call.console.print(try card.riddle(in: call) + "\n")
        call.memory.remember(card.bug.title, playedIn: chapter)
        let guess = call.console.ask(
            "Which test catches it? Type a part of its name, or nothing to be told:")
        let catchers = try await card.catchers(of: chapter, in: call)
        call.teller.print(card.report(on: catchers, guess: guess?.trimmed ?? "", style: call.teller.style))
        return .done
    }
}

extension BugCommand {
    /// A finished chapter with a mistake that was not played yet; nil where there is none.
    private func finished(in call: Call) throws -> Chapter? {
        return try Standing(in: call.workspace, by: call.keeper).finished.first { chapter in
            let bugs = try BugGallery(of: chapter.name, in: call.workspace)?.bugs ?? []
            return bugs.contains { !chapter.page.played.contains($0.title) }
        }
    }
}

extension Course {
    /// - Throws: `KataError.usage` where the chapter has no such step, or none is named.
    fileprivate func chapter(_ query: String?, playedTo step: Int) throws(KataError) -> Chapter {
        guard let query else {
            throw .usage("'--to' needs a chapter: ./kata bug 1 --to \(step).", command: BugCommand.name)
        }
        var chapter = try chapter(query)
        guard (1...chapter.steps).contains(step) else {
            throw .usage(
                "\(chapter.name) has \(chapter.steps) steps, and no step \(step).", command: BugCommand.name)
        }
        // Somebody who plays before a class may not have begun.
        chapter.place = max(chapter.place, StepPlace(step: step))
        return chapter
    }
}

/// A mistake that is played.
private struct BugCard {
    /// The reason why there is none to play, and the next move.
    struct Nothing: Error {
        let words: String
    }

    let bug: BugGallery.Bug
    /// The number of the mistake, from 1: in the gallery, or among those that are played up to a step.
    let number: Int
    let count: Int
    let code: BugCode
    /// True where tests of later steps than the code's are of no interest.
    let isUpToStep: Bool
    /// The number of steps that the chapter has.
    let steps: Int
    let heading: String
    let argument: String

    /// - Parameter number: the first that was not played yet where nil.
    /// - Throws: `KataError.usage` where there is no such mistake; `Nothing`.
    init(_ number: Int?, of chapter: Chapter, upTo last: Int?, in call: Call) async throws {
        let bugs = try BugGallery(of: chapter.name, in: call.workspace)?.bugs ?? []
        let text = try chapter.agreeingText()
        let green = last ?? (chapter.isStepGreen ? chapter.step : chapter.step - 1)
        // A mistake that names no promise is one of the last step's.
        let step = { (bug: BugGallery.Bug) in text.step(promising: bug.promise)?.number ?? chapter.steps }
        let isOpen = { (bug: BugGallery.Bug) in step(bug) <= green }
        var all = bugs
        if let last, last < chapter.steps {
            all = []
            for bug in bugs where isOpen(bug) {
                guard
                    try await BugCode(
                        of: bug, from: step(bug), upTo: last, in: chapter, by: call.engines.planting)
                        != nil
                else { continue }
                all.append(bug)
            }
        }
        let upTo = last.map { " of the steps up to \($0)" } ?? ""
        if let number {
            guard let bug = all[safe: number - 1] else {
                throw KataError.usage(
                    "\(chapter.name) has \(KataBase.count(all.count, "mistake"))\(upTo), and no number \(number).",
                    command: "bug")
            }
            guard isOpen(bug) else {
                throw KataError.usage(
                    "Mistake \(number) is about a step that is not green yet. Without a number, you get one that you can know.",
                    command: "bug")
            }
        }
        let played = chapter.page.played
        let open = all.indices.filter { isOpen(all[$0]) }
        guard !open.isEmpty else {
            throw Nothing(
                words: last.map {
                    "The gallery of \(chapter.name) has no mistake that can be made in the code\(upTo)."
                        + ($0 < chapter.steps
                            ? " Play those of a later step: ./kata bug \(chapter.number) --to \($0 + 1)" : "")
                }
                    ?? "No step of \(chapter.name) with a mistake to play is green yet. Go on with: ./kata check\(chapter.argument), then ./kata next\(chapter.argument)"
            )
        }
        let index = number.map { $0 - 1 } ?? open.first { !played.contains(all[$0].title) }
        guard let index else {
            let words = open.count == 1 ? "the one mistake" : "all \(open.count) mistakes"
            throw Nothing(
                words:
                    "You have played \(words)\(last == nil ? " of the steps that are green" : upTo). Play one again by its number, from \(open[0] + 1): ./kata bug \(chapter.number) \(open[0] + 1)\(last.map { " --to \($0)" } ?? "")"
            )
        }
        (bug, self.number, count) = (all[index], index + 1, all.count)
        guard
            let code = try await BugCode(
                of: bug, from: step(bug), upTo: last ?? chapter.steps, in: chapter, by: call.engines.planting)
        else { throw KataError("The gallery was changed meanwhile.", next: "Give the command again.") }
        (self.code, isUpToStep, steps) = (code, last != nil, chapter.steps)
        heading = "\(chapter.number) · \(try chapter.title())"
        argument = last.map { " \(chapter.number) --to \($0)" } ?? chapter.argument
    }

    func riddle(in call: Call) throws -> String {
        try [
            call.teller.style.bold("MISTAKE \(number) of \(count)") + "  \(heading)",
            call.teller.markdown("**\(bug.title).** \(bug.markdown)"),
            DiffRenderer(style: call.teller.style).render(code.diff(by: call.engines.planting)),
        ].joined(separator: "\n\n")
    }

    /// The tests that fail on it.
    struct Catchers {
        let starter: [TestedSolution.Test]
        let own: [Judgement.Test]
        let hasOwnTests: Bool
    }

    /// The tests that catch it, of ours and of the learner's. Where it is played up to a step, those of later
    /// steps are left out.
    func catchers(of chapter: Chapter, in call: Call) async throws -> Catchers {
        let trial = try await untilUnchanged {
            var setup = try Setup(
                chapter: chapter.name, step: code.step, sourcesFolder: code.folder, tests: .reference,
                workspace: call.workspace)
            setup.origin = try Setup.sources(in: code.snapshot)
            return try await TestedSolution.run(
                setup, by: call.engines.engine(), limits: call.limits, in: call.workspace)
        }
        let own = try await call.keeper.whileRead {
            try await call.checker.judge(of: chapter).tests(catching: bug.title)
        }
        return Catchers(
            starter: trial.tests.filter { $0.failure != nil },
            own: own.filter { !isUpToStep || FileRole(path: $0.file).step ?? 0 <= code.step },
            hasOwnTests: try OwnTests.count(
                of: chapter.name, upTo: isUpToStep ? code.step : .max, in: call.workspace) > 0)
    }

    func report(on catchers: Catchers, guess: String, style: TextStyle) -> Report {
        let names = catchers.starter.map(\.name) + catchers.own.map(\.name)
        var parts: [String] = []
        if !guess.isEmpty {
            let isRight = names.contains { $0.localizedCaseInsensitiveContains(guess) }
            parts.append(
                isRight ? style.green("Yes.") : style.yellow("No test of that name catches it."))
        }
        let rows = catchers.starter.map { row($0.name, $0.file, $0.line, $0.failure?.message ?? "", style) }
        parts.append(
            rows.isEmpty
                ? isUpToStep && code.step < steps
                    ? "No test of the steps up to \(code.step) catches it. A test of a later step does."
                    : "None of our tests catches it: that is ours to mend."
                : "Caught by:\n" + rows.joined(separator: "\n"))
        if !catchers.own.isEmpty {
            parts.append(
                "And by yours:\n"
                    + catchers.own.map { row($0.name, $0.file, $0.line, "", style) }.joined(separator: "\n"))
        } else if catchers.hasOwnTests {
            parts.append("None of your own tests catches it.")
        }
        return Report(parts, next: "another one: ./kata bug\(argument)")
    }

    private func row(_ name: String, _ file: String, _ line: Int, _ message: String, _ style: TextStyle)
        -> String
    {
        let first = message.linesBetweenFeeds.first ?? ""
        return "  \(style.green("✓")) \(name.printable)"
            + (first.isEmpty ? "" : "\n      \(first.printable)") + "\n      "
            + style.dim("at \(file):\(line)")
    }
}
