import KataText

/// The next move after the learner's tests were judged.
extension Judgement {
    func move(_ judging: Situation.Judging) -> Move {
        if let move = contradictionMove(isFolded: false) { return move }
        if let file = unjudged.first {
            return file.isAboutName ? .useOnlyNames(in: file.file) : .mendErrors(in: file.place)
        }
        if tests.isEmpty { return .writeTest(in: judging.file, isFolded: false) }
        let isLast = unguarded.isEmpty && tests.contains(where: \.isSound)
        return firstSetAside?.mending(isFolded: false, orGoOn: isLast)
            ?? guarding(besides: judging.folded)
            ?? .goOnGuarded(guarded(isAboutAll: judging.isAboutAll))
    }

    /// The promises that were tried.
    package func guarded(isAboutAll: Bool) -> Move.Guarded {
        isAboutAll ? .all : steps.count == 1 ? .ofStep : .ofOwnSteps
    }

    func contradictionMove(isFolded: Bool) -> Move? {
        contradicting.first.map { test in
            let contradiction: Move.Contradiction =
                switch test.standing.failure?.kind {
                case .recorded: .saysWhy
                case .crash: .crashes
                case .timeout: .neverEnds
                case .expectation, nil: .asksForMore
                }
            return .mendTest(test.name, contradiction, isFolded: isFolded)
        }
    }

    func guarding(isFolded: Bool) -> Move? {
        unguarded.first.map { isFolded ? .findExample : .guardPromise($0.promise) }
    }

    /// - Parameter folded: the steps whose promises are not to be named.
    private func guarding(besides folded: Set<Int>) -> Move? {
        guard !unguarded.isEmpty else { return nil }
        return unguarded(besides: folded).first.map { .guardPromise($0.promise) } ?? .findExample
    }

    /// The one to mend first of the tests that are set aside: one of the steps that are judged, where there is one.
    var firstSetAside: Test? {
        let all = tests.filter { $0.setAside != nil }
        return all.first { test in FileRole(path: test.file).step.map(steps.contains) ?? false } ?? all.first
    }
}

extension Judgement.Test {
    /// The reason why the test is set aside; nil where it is sound, or contradicts a promise.
    package var setAside: Move.SetAside? {
        switch standing {
        case .sound, .contradicts: nil
        case .decides: .decides
        case .slow(let seconds): .slow(seconds: seconds)
        case .dependsOnOrder: .dependsOnOrder
        case .unsteady: .unsteady
        }
    }

    /// - Returns: nil for a test that is not set aside.
    func mending(isFolded: Bool, orGoOn: Bool = false) -> Move? {
        setAside.map { .mendSetAside(name, $0, isFolded: isFolded, orGoOn: orGoOn) }
    }
}
