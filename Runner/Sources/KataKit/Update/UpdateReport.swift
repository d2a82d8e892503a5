import KataBase
import KataText

/// The news of a newer version, chapter by chapter, and their meaning for a learner who is in the middle of
/// one.
struct UpdateReport {
    /// "14 commits from origin main, now at 1a2b3c4d5e"
    private let version: String
    private let chapters: [ChapterNews]
    private let gone: [String]
    /// The sentences about the learner's step numbers that could neither stay nor follow their steps.
    private let otherNumbers: [String]
    /// True where tests or step numbers are others now, as their steps are.
    private let haveMoved: Bool
    /// The chapters whose steps are others now, or gone.
    let changed: [String]
    /// True where an update that was killed was brought to its end.
    private let isOlder: Bool

    /// - Parameters:
    ///   - present: what was in the folder.
    ///   - result: what is in the folder afterwards.
    ///   - range: the commits, as git names them.
    init(
        checkout: Checkout, merge: TreeMerge, present: Tree, result: TreeMerge.Result, range: String,
        source: UpdateSource
    )
        throws
    {
        let commits = checkout.answer("rev-list", "--count", range).flatMap { Int($0) } ?? 0
        version = "\(count(commits, "commit")) from \(source.name), now at \(range.suffix(40).prefix(10))"
        isOlder = source.unfinished != nil
        let manifest = { (tree: Tree) in
            try Manifest(parsing: try checkout.text(tree[TreeMerge.manifest])).lines
        }
        let (old, new, was, mine) = (
            try manifest(merge.base), try manifest(merge.theirs), try manifest(present),
            try manifest(result.tree)
        )
        chapters = try new.map { line in
            let before = try ChapterVersion(line.name, in: merge.base, checkout)
            let after = try ChapterVersion(line.name, in: merge.theirs, checkout)
            return ChapterNews(
                name: line.name, number: after.number, steps: line.steps,
                oldSteps: old.first { $0.name == line.name }?.steps,
                oldStep: was.first { $0.name == line.name }?.step ?? 0,
                step: mine.first { $0.name == line.name }?.step ?? 0, isKept: result.kept.contains(line.name),
                before: before, after: after,
                ownTests: present.blobs(below: "Tests/\(line.name)Tests").filter { path, blob in
                    OwnTests.areIn(path) && merge.base["Tests/\(line.name)Tests/\(path)"]?.blob != blob
                }.keys.sorted())
        }.sorted { $0.number < $1.number }
        let followed = chapters.filter(\.followsItsStep).map(\.name)
        haveMoved = !followed.isEmpty || chapters.contains { !$0.movedTests.isEmpty }
        otherNumbers = was.filter { $0.step > 0 && !followed.contains($0.name) }.compactMap { line in
            guard let now = mine.first(where: { $0.name == line.name }) else {
                return "\(line.name) is gone; you were at \(line.step)."
            }
            guard now.step != line.step else { return nil }
            return
                "\(line.name) has \(count(now.steps, "step")) now; you were at \(line.step) and are at \(now.step)."
        }
        changed =
            chapters.filter(\.hasOtherSteps).map(\.name)
            + old.map(\.name).filter { name in !mine.contains { $0.name == name } }
        gone = old.map(\.name).filter { name in
            !new.contains { $0.name == name } && result.kept.contains(name)
        }
    }

    var report: Report {
        let news =
            chapters.compactMap(\.text)
            + gone.map {
                "\($0) is no longer among the chapters. Your code stays in Sources/\($0)."
            }
        return Report(
            [
                "Updated: \(version).",
                news.isEmpty ? "No chapter has changed." : news.joined(separator: "\n\n"),
                yours,
                isOlder
                    ? "This was the update that had not come to its end. For what is newer, once more:" : nil,
            ], next: isOlder ? "./kata update" : "./kata")
    }

    /// The sentences about the learner's code, tests and step numbers.
    private var yours: String {
        let others = otherNumbers.map { "\n  \($0)" }.joined()
        if haveMoved {
            let numbers = others.isEmpty ? "" : " Of these, not all could:" + others
            return "Your code is as it was; your tests and your step numbers follow their steps.\(numbers)"
        }
        return others.isEmpty
            ? "Your code, your tests and your step numbers are as they were."
            : "Your code and your tests are as they were. Of your step numbers, not all could stay:" + others
    }
}

/// A chapter in one version of the workspace.
struct ChapterVersion: Equatable {
    /// 0 where it has no text.
    var number = 0
    var steps: [Renumbering.Heading] = []
    var titles: [String] { steps.map(\.title) }
    /// The hashes of its files: the text, the code that it begins with by paths, and the tests by paths.
    var text: String?
    var start: [String: String] = [:]
    var tests: [String: String] = [:]

    init(_ name: String, in tree: Tree, _ checkout: Checkout) throws {
        let prefix = "Chapters/"
        for (path, entry) in tree.entries where path.hasPrefix(prefix) {
            guard let file = ChapterFile(String(path.dropFirst(prefix.count))), file.chapter == name else {
                continue
            }
            number = file.number
            text = entry.blob
            steps = Renumbering.Heading.all(in: try checkout.text(entry))
        }
        start = tree.blobs(below: "Solutions/\(name)/Step0")
        tests = tree.blobs(below: "Tests/\(name)Tests").filter { !OwnTests.areIn($0.key) }
    }
}

/// The news of a chapter in a newer version.
struct ChapterNews {
    let name: String
    let number: Int
    let steps: Int
    /// nil where the chapter is new.
    let oldSteps: Int?
    /// The learner's step before, in the old numbers.
    let oldStep: Int
    /// The learner's step now.
    let step: Int
    /// True where the code in Sources stays the learner's.
    let isKept: Bool
    let before: ChapterVersion
    let after: ChapterVersion
    /// The names of the learner's test files that the learner wrote into, as they were.
    let ownTests: [String]

    private var renumbering: Renumbering { Renumbering(from: before.steps, to: after.steps) }

    var hasOtherSteps: Bool {
        oldSteps != steps || before.titles != after.titles || before.tests != after.tests
    }

    /// nil where nothing has changed.
    var text: String? {
        let head = "Chapter \(number), \(name)"
        guard let oldSteps else { return "\(head), is new: \(count(steps, "step"))." }
        let sentences = [
            otherNumber, stepCount(before: oldSteps), newSteps, moved, movedTestsSentence, handedOver,
            changedTests,
            changedStart, changedText,
        ]
        .compactMap(\.self)
        return sentences.isEmpty ? nil : ([head + ":"] + sentences.map { "  \($0)" }).joined(separator: "\n")
    }

    private var otherNumber: String? {
        before.number == number ? nil : "It was chapter \(before.number)."
    }

    private func stepCount(before old: Int) -> String? {
        guard old != steps else { return nil }
        return step > 0
            ? "You are at \(step) of \(steps); it had \(count(old, "step"))."
            : "It has \(count(steps, "step")), and had \(old)."
    }

    // MARK: Steps

    /// The steps that were not there: those whose title is new while the one that had their number has another now, or
    /// is another's.
    private var added: [Int] {
        after.titles.indices.filter { index in
            let old = before.titles[safe: index]
            return !before.titles.contains(after.titles[index])
                && (old.map { after.titles.contains($0) } ?? true)
        }.map { $0 + 1 }
    }

    private var newSteps: String? {
        guard !added.isEmpty else { return nil }
        let list = added.map { "\($0) (\(after.titles[$0 - 1]))" }.joined(separator: ", ")
        let on = added.filter { $0 <= step }
        let red = on.isEmpty ? "" : " What is new up to your step is on, and red until you solve it."
        return "New: \(added.count == 1 ? "step" : "steps") \(list).\(red)"
    }

    /// True where the learner's number is another now, as the step's is.
    var followsItsStep: Bool { oldStep > 0 && step != oldStep && renumbering.number(of: oldStep) == step }

    private var moved: String? {
        guard followsItsStep, let title = before.titles[safe: oldStep - 1] else { return nil }
        return "Your step \(oldStep), '\(title)', is step \(step) now."
    }

    // MARK: Files

    /// The learner's test files that have another name now, as their steps have another number.
    var movedTests: [(old: String, new: String)] {
        renumbering.names(of: ownTests).filter { $0.key != $0.value }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    private var movedTestsSentence: String? {
        guard !movedTests.isEmpty else { return nil }
        let list = movedTests.map { "\($0.old) is \($0.new) now" }.joined(separator: ", ")
        return "Your tests went with their steps: \(list)."
    }

    private var handedOver: String? {
        let steps = renumbering.handedOver(before: oldStep)
        guard !steps.isEmpty else { return nil }
        let files = steps.map { "MyStep\($0).swift" }.joined(separator: ", ")
        return
            "The \(steps.count == 1 ? "test" : "tests") of \(steps.count == 1 ? "step" : "steps") \(steps.map(String.init).joined(separator: ", ")) would be yours now. You had ours, so they are in \(files)."
    }

    private var changedTests: String? {
        let paths = Set(before.tests.keys).union(after.tests.keys).filter {
            before.tests[$0] != after.tests[$0]
        }
        guard !paths.isEmpty, step > 0 || isKept else { return nil }
        let steps = Set(paths.compactMap { FileRole(path: $0).step }).sorted()
        guard !steps.isEmpty else { return "Changed: what its tests share." }
        let list = steps.map(String.init).joined(separator: ", ")
        return "Changed: the tests of \(steps.count == 1 ? "step" : "steps") \(list)."
    }

    private var changedStart: String? {
        guard isKept, before.start != after.start else { return nil }
        return
            "Changed: the code that it begins with. Yours stays; see the difference with: ./kata solution \(number)"
    }

    private var changedText: String? {
        before.text == after.text ? nil : "Changed: its text."
    }
}
