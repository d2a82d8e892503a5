import KataBase
import KataText
import KataWork

/// `./kata hint`: one more hint each time, from a nudge to nearly the answer.
///
/// As long as mistakes get through the learner's tests the hints are about those, one after the other, or
/// about the one of the number: the kind of example that shows it, what it is called, and at last its diff.
package struct HintCommand: Command {
    package static let name = HintCard.command
    package static let parameters = "[chapter] [mistake]"
    package static let group = CommandGroup.stuck
    package static let summary =
        "one more hint each time, or one about that mistake: an example, its title, its diff"

    private let chapter: String?
    private let mistake: String?
    /// True where the first word may be a mistake's number.
    private let isTyped: Bool

    package init(_ arguments: inout Arguments) {
        chapter = arguments.next()
        mistake = arguments.next()
        isTyped = true
    }

    init(chapter: String?) { (self.chapter, mistake, isTyped) = (chapter, nil, false) }

    package func run(in call: Call) throws -> ExitStatus {
        call.teller.print(try nextHint(in: call).report(by: call.teller))
        return .done
    }

    /// The next hint of the step that is on, or of the mistakes that got through; the last one of a step again where all
    /// were shown.
    func nextHint(in call: Call) throws -> HintCard {
        let course = try call.course()
        let (query, number) = try asked(of: course)
        let chapter = try course.startedChapter(query)
        let text = try chapter.agreeingText()
        let step = text.steps[chapter.step - 1]
        if let climb = try MistakeClimb(number, in: chapter, text, by: call.engines.planting) {
            let remembered = call.memory.remember(chapter) {
                $0.notes.hintsOnMistakes.merge(climb.shown) { $1 }
            }
            var card = climb.card(argument: remembered.argument, isJudgedByCheck: step.isOwn)
            card.isCounted = call.memory.load()[chapter.name] == remembered.page
            return card
        }
        if let number {
            let meant = mistake == nil ? course.chapters.first { $0.number == number } : nil
            let other = meant.map { ", and a hint of chapter \(number) is: ./kata hint \($0.name)" } ?? ""
            throw KataError.usage(
                "No mistake is known to get through, so there is no number \(number). ./kata check\(chapter.argument) finds out\(other).",
                command: Self.name)
        }
        return try nextHint(of: step, in: chapter, in: call)
    }

    /// The chapter and the mistake that the words mean. One number is a mistake's as long as so many get through, where no chapter
    /// has it, and where mistakes were counted at the present step; it is a chapter's at any other time.
    private func asked(of course: Course) throws(KataError) -> (chapter: String?, mistake: Int?) {
        guard let mistake else {
            guard isTyped, let number = chapter.flatMap({ Int($0) }), let current = course.current
            else { return (chapter, nil) }
            let through = current.page.notes.unseen.count
            let isCounted = current.page.notes.tried[current.step] != nil
            let isChapter =
                through > 0
                ? number > through && course.chapters.contains { $0.number == number }
                : !isCounted || number == current.number
            return isChapter ? (chapter, nil) : (nil, number)
        }
        let words = [chapter, mistake].compactMap(\.self)
        let (query, number) = try ChapterAndNumber(words: words, what: "mistake", command: Self.name)
            .meaning(in: course)
        return (query, number)
    }

    private func nextHint(
        of step: StepText, in chapter: Chapter, in call: Call
    ) throws -> HintCard {
        // Those of the newest test that has some.
        let order = try TestOrder.of(step: step.number, chapter: chapter.name, in: call.workspace)
        let hints =
            step.turns(upTo: chapter.place.test, in: order).last { !$0.hints.isEmpty }?.hints ?? step.hints
        let remembered = call.memory.remember(chapter) {
            $0.notes.hints[step.number] = min(($0.notes.hints[step.number] ?? 0) + 1, hints.count)
        }
        let number = remembered.page.notes.hints[step.number] ?? 1
        try call.keeper.share(number, ofHintsOn: chapter)
        return HintCard(
            title: "Step \(step.number) · \(step.title)", hints: hints, number: number,
            argument: remembered.argument, isCounted: call.memory.load()[chapter.name] == remembered.page,
            elsewhere: remembered.page.notes.elsewhere[step.number])
    }
}

extension WorkKeeper {
    /// Tells whoever looks after a class that a hint was taken, without waiting for the next check.
    fileprivate func share(_ number: Int, ofHintsOn chapter: Chapter) throws {
        guard case .on = Sharing(workspace).standing else { return }
        let work = try Work.read(chapter.name, in: workspace)
        try keep(work, of: chapter, as: .before(HintCommand.name), detail: CheckDetail(hints: number))
        leaveToPusher()
    }
}
