import KataBase
import KataText
import KataWork

/// The next hint about the mistakes that get through, one mistake after the other: the promise, what the mistake is called
/// and does, and how; never the test.
struct MistakeClimb {
    private struct Mistake {
        let bug: BugGallery.Bug
        let promise: Promise
        /// True where the learner has not read the promise.
        let isFolded: Bool
    }

    private let title: String
    private let hints: [String]
    /// From 1.
    private let number: Int
    private let mistakes: HintCard.Mistakes
    /// The number of hints of each mistake that were shown, by its title, this one included.
    private(set) var shown: [String: Int]

    /// The number that counts as shown once a mistake has no further hint.
    private static func all(_ mistake: Mistake) -> Int { mistake.isFolded ? 4 : 3 }

    /// - Parameter wanted: the mistake, from 1; the first of which there is more to tell where nil.
    /// - Returns: nil where nothing gets through, as far as it is known.
    /// - Throws: `KataError.usage` where so many do not get through.
    init?(
        _ wanted: Int? = nil, in chapter: Chapter, _ text: ChapterText, by planting: BugPlanting
    ) throws {
        let unseen = chapter.page.notes.unseen
        guard !unseen.isEmpty,
            let bugs = try BugGallery(of: chapter.name, in: planting.workspace)?.bugs
        else { return nil }
        let found = unseen.compactMap { title -> Mistake? in
            guard let bug = bugs.first(where: { $0.title == title }),
                let step = text.step(promising: bug.promise),
                let promise = step.promises.first(where: { $0.name == bug.promise })
            else { return nil }
            return Mistake(bug: bug, promise: promise, isFolded: chapter.hidesMistakes(of: step))
        }
        guard !found.isEmpty else { return nil }

        var shown = chapter.page.notes.hintsOnMistakes
        let isOpen = { (mistake: Mistake) in shown[mistake.bug.title] ?? 0 < Self.all(mistake) }
        if let wanted, !found.indices.contains(wanted - 1) { throw Self.none(wanted, of: found.count) }
        let asked = wanted.map { [found[$0 - 1]] } ?? found
        let beginAnew = !asked.contains(where: isOpen)
        if beginAnew { for mistake in asked { shown[mistake.bug.title] = 0 } }
        let index = wanted.map { $0 - 1 } ?? found.firstIndex(where: isOpen) ?? 0
        let mistake = found[index]

        title =
            "A test for “\(mistake.promise.name)”"
            + (found.count > 1 ? ", mistake \(index + 1) of \(found.count) that get through" : "")
        hints = try Self.hints(about: mistake, in: chapter, by: planting)
        // A promise is told once.
        let isTold =
            (mistake.isFolded || mistake.bug.example == nil)
            && found[..<index].contains { $0.promise == mistake.promise }
        number = max(shown[mistake.bug.title] ?? 0, isTold ? 1 : 0) + 1
        shown[mistake.bug.title] = number < hints.count ? number : Self.all(mistake)
        mistakes = HintCard.Mistakes(
            wanted: wanted, following: index + 1 < found.count ? index + 2 : nil,
            hasMore: found.contains(where: isOpen), beginAnew: beginAnew)
        self.shown = shown
    }

    private static func none(_ number: Int, of count: Int) -> KataError {
        .usage(
            "There is no mistake \(number): \(KataBase.count(count, "mistake")) \(count == 1 ? "gets" : "get") through.",
            command: HintCard.command)
    }

    func card(argument: String, isJudgedByCheck: Bool) -> HintCard {
        HintCard(
            title: title, hints: hints, number: number, argument: argument, mistakes: mistakes,
            isJudgedByCheck: isJudgedByCheck)
    }

    /// The hints about a mistake: the promise, an example, the mistake, and the diff. The diff is in our code
    /// of the step that the learner is at, so that it shows nothing of a later step.
    private static func hints(
        about mistake: Mistake, in chapter: Chapter, by planting: BugPlanting
    ) throws -> [String] {
        let (promise, bug) = (mistake.promise, mistake.bug)
        let snapshot = try planting.workspace.existingSnapshotFolder(
            of: chapter.name, named: "Step\(chapter.step)")
        let diff = try planting.diff(of: bug, inOlder: snapshot)
        let told =
            "The promise: **\(promise.name).** \(promise.markdown)\n\nWhat would have to happen for it to be broken? Do that in a test, and say what should be true then."
        let example = bug.example.map {
            "An example of this kind shows it: **\($0)**.\n\nWhat does the promise **\(promise.name)** say of that? Write it as a test."
        }
        return (mistake.isFolded ? [told, example].compactMap(\.self) : [example ?? told]) + [
            "This mistake gets through: **\(bug.title).** \(bug.markdown)"
        ] + (diff.map { ["This is how it does, in our code:\n\n```diff\n\($0.trimmed)\n```"] } ?? [])
    }
}
