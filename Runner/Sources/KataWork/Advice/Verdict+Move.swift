import KataText

/// The next move after a check.
extension Verdict {
    var move: Move {
        // Nothing else can be said before the chapter's own tests and helpers are back.
        guard check.isGreen || check.missingTests.isEmpty else { return checkMove }
        if asksForPatience { return .wait(buildLimit: buildLimit) }
        if otherwise != nil, !check.isGreen { return .runOnceMore }
        if let buildLimit { return .shortenExpressions(buildLimit: buildLimit) }
        let move = ownMove ?? check.snapshotMove
        guard check.isGreen, check.reading.isOnceMore else { return move ?? checkMove }
        return move.map { .orTakeWorkBack($0) } ?? .takeWorkBack
    }

    /// The limit that the build ran into, in seconds.
    private var buildLimit: Int? { check.exceededBuildLimit.map { Int($0.components.seconds) } }

    /// The move that follows from the check alone, without what is known of the learner's tests.
    private var checkMove: Move {
        switch check.color {
        case .red where !check.missingTests.isEmpty && !check.reading.areTestsInGit:
            .writeStarterTests(chapter: check.chapter)
        case .red where !check.missingTests.isEmpty: .bringBackTests(check.missingTests)
        case .green where check.reading.turn?.next != nil:
            .goOnToTest(
                check.reading.turn?.next ?? .init(number: 0, count: 0, names: []),
                parts: check.reading.partsAfterGreen)
        case .green:
            .goOn(
                isLast: check.step == check.reading.steps,
                parts: check.reading.partsAfterGreen.filter { $0 != .refactor || !isTidied })
        case .red where check.isSlip: .undoSlip(isOfCompiler: check.reason == .doesNotCompile)
        case .red where check.reason == .doesNotLink: .mendLinking
        case .red where check.problems.first?.takenName != nil:
            .rename(type: check.problems.first?.takenName ?? "")
        case .red where check.isRegressionOfOwnTests: .mendCodeOrTest
        case .red where check.hangsInOlder: .mendOlderTest(hangs: true)
        case .red where check.isRegression: .mendOlderTest(hangs: false)
        case .red where check.ranNothing: .letTestRun
        case .red where check.brokenOwnTest != nil: .mendErrors(in: check.brokenOwnTest)
        case .red where check.breaksInSources: .mendErrors(in: nil)
        case .red where check.reason == .doesNotCompile: .compile(in: check.filesToWrite, orMend: orMend)
        case .red: .makePass(in: isAnywhere ? [] : check.filesToWrite)
        }
    }

    /// The learner's file for tests of no particular step, where the first error is in it: the missing name
    /// may be meant, or a slip.
    private var orMend: String? {
        check.problems.first?.file.flatMap { FileRole(path: $0) == .ownTests ? $0 : nil }
    }

    /// A crash or a hang says itself where it is, and a learner's test may ask for a change in any file.
    private var isAnywhere: Bool { check.reason == .crash || check.reason == .timeout || own != nil }

    /// The move that the learner's tests ask for; nil where they ask for none.
    var ownMove: Move? {
        guard let own else { return nil }
        let hasNoTest = own.judgement.map { $0.tests.isEmpty && $0.unjudged.isEmpty } ?? false
        if own.phase == .untouched || hasNoTest && !check.ranNothing, !check.breaksOlder,
            check.reason?.isOfBuild != true
        {
            return .writeTest(
                in: OwnTests.path(ofStep: check.step, chapter: check.chapter), isFolded: isFolded)
        }
        guard let judgement = own.judgement else { return nil }
        if let move = judgement.contradictionMove(isFolded: isFolded) { return move }
        if let move = setAsideFailingAlone(in: judgement)?.mending(isFolded: isFolded) { return move }
        if let file = judgement.unjudged.first?.file {
            return isUnreadable ? .mendErrors(in: file) : .useOnlyNames(in: file)
        }
        if own.phase == .seenByOurs, check.reason == .doesNotCompile {
            return .fitOurTest(own.needed.map(needed), isFolded: isFolded)
        }
        if own.phase != .red {
            let isLast = own.phase == .green && own.linesLeft == 0 && judgement.unguarded.isEmpty
            let move = judgement.firstSetAside?.mending(isFolded: isFolded, orGoOn: isLast)
            if let move { return move }
        }
        return switch own.phase {
        case .seenByOurs: .seeItToo
        case .green where own.linesLeft > 0: .takeNextLine
        case .green: judgement.guarding(isFolded: isFolded)
        case .untouched, .unknown, .red: nil
        }
    }

    /// True where the learner is to find out what is promised.
    private var isFolded: Bool { !check.reading.folded.isEmpty }

    private func needed(_ name: NeededName) -> Move.Needed {
        Move.Needed(
            title: name.title, owner: name.owner,
            listing: name.step.map { $0 == check.step ? .thisStep : .step($0) } ?? .nowhere)
    }

    /// A test that is set aside, where no other is red: no code has to pass it.
    private func setAsideFailingAlone(in judgement: Judgement) -> Judgement.Test? {
        let setAside = judgement.tests.filter { $0.setAside != nil }
        let failing = Set(check.problems.map(\.test))
        guard own?.phase == .red, failing.isSubset(of: setAside.map(\.name)) else { return nil }
        return setAside.first { failing.contains($0.name) }
    }

    /// True where the compiler stumbles over the learner's tests themselves, and not over what they ask for.
    package var isUnreadable: Bool {
        guard check.reason == .doesNotCompile, let judgement = own?.judgement else { return false }
        return !judgement.unjudged.isEmpty && judgement.unjudged.allSatisfy { !$0.isAboutName }
    }
}

extension Check {
    /// Of several files, those of the names that the compiler's first error is about, where it is about one.
    fileprivate var filesToWrite: [StepText.CodeFile] {
        let words = reason == .doesNotCompile ? problems.first?.message ?? "" : ""
        let named = codeFiles.filter { words.contains("'\($0.name)'") }
        return named.isEmpty ? codeFiles : named
    }

    /// The move where nothing is red but snapshots; nil otherwise, and where one of the chapter's differs:
    /// the code has to match that one.
    fileprivate var snapshotMove: Move? {
        let snapshots = problems.map(RedSnapshot.init)
        let known = snapshots.compactMap(\.self)
        guard reason == .assertion, let first = known.first, known.count == snapshots.count,
            !known.contains(where: { $0.kind == .differs && !$0.isLearners })
        else { return nil }
        if let path = known.first(where: { $0.kind == .recorded })?.reference {
            let recorded = Set(known.filter { $0.kind == .recorded }.map(\.reference))
            return .lookAtRecorded(path, others: recorded.count - 1)
        }
        return switch first.kind {
        case .recorded, .recordedUnchanged: .runWithoutRecording
        case .differs: .compareSnapshot(first.diff ?? first.reference)
        case .missing: .recordSnapshot(reference: first.reference)
        }
    }
}
