import KataText

extension VerdictReport {
    /// What is known of the learner's tests, and how long that took; empty where the step's test is ours.
    var own: [String] {
        let known = judged
        guard showsTimes, !known.isEmpty, !isUnreadable, let seconds = verdict.own?.judgeSeconds else {
            return known
        }
        return known + [String(format: "  Judged in %.2f s.", seconds)]
    }

    private var judged: [String] {
        guard let own = verdict.own else { return [] }
        guard let judgement else {
            return own.phase == .unknown ? ["  What your tests are worth is not known yet."] : []
        }
        switch own.phase {
        case .untouched, .unknown: return []
        case .red where verdict.ranNothing: return []
        case .red:
            // What does not compile here either was told above.
            guard !isUnreadable else { return ["  Your tests cannot be judged before they compile."] }
            let remarks = judgement.remarks
            return remarks.isEmpty ? [judgement.soundness] : remarks
        case .green:
            let end = judgement.mistakes.map {
                judgement.judgement.unguarded.isEmpty ? "\($0) Our tests pass, too." : $0
            }
            return judgement.remarks + [end].compactMap(\.self)
        case .seenByOurs: return judgement.remarks
        }
    }

    /// The one thing to do, where it is about the learner's tests.
    var ownMove: String? {
        guard let own = verdict.own else { return nil }
        let argument = verdict.reading.argument
        let again = "then: \(controls.check(argument))"
        let hasNoTest = own.judgement.map { $0.tests.isEmpty && $0.unjudged.isEmpty } ?? false
        if own.phase == .untouched || hasNoTest && !verdict.ranNothing, !verdict.breaksOlder,
            verdict.reason?.isOfBuild != true
        {
            let file = OwnTests.path(ofStep: verdict.step, chapter: verdict.chapter)
            return
                "Write a first test into \(file), from \(isFolded ? "what the customer says" : "the promises"): \(promises(argument)), \(again)\(help.map { " (\($0))" } ?? "")"
        }
        guard let judgement = own.judgement else { return nil }
        if let test = judgement.contradicting.first {
            let what =
                switch test.standing.failure?.kind {
                case .recorded: "fails on every solution that keeps the promises, and says why"
                case .crash: "crashes on every solution that keeps the promises"
                case .timeout: "does not end on any solution that keeps the promises"
                case .expectation, nil:
                    "asks for something other than the promises (\(promises(argument)))"
                }
            return "Mend that test first: \(test.name) \(what), \(again)"
        }
        if let move = setAsideFailingAlone(in: judgement)?.mending(promises(argument)) {
            return "\(move.capitalizedFirst), \(again)"
        }
        if let file = judgement.unjudged.first, !isUnreadable {
            return "Use only names of the promises and the helpers in \(file.file), \(again)"
        }
        if let file = judgement.unjudged.first, isUnreadable {
            return "Mend what the compiler names in \(file.file), \(again)"
        }
        if own.phase == .seenByOurs, verdict.reason == .doesNotCompile { return fitting(own.needed) }
        if own.phase != .red, let move = judgement.firstSetAside?.mending(promises(argument)) {
            let isLast = own.phase == .green && judgement.unguarded.isEmpty
            return "\(move.capitalizedFirst), \(again)"
                + (isLast ? " (or go on: \(controls.next(argument)))" : "")
        }
        if own.phase == .seenByOurs {
            return
                "Write a test that sees it, too, and make both pass, \(again) (stuck? \(controls.hint(argument)))"
        }
        if isFolded, own.phase == .green, !judgement.unguarded.isEmpty {
            return "Think of one more example, \(again) (stuck? \(controls.hint(argument)))"
        }
        if let promise = judgement.unguarded.first?.promise, own.phase == .green {
            return "Think of a test for “\(promise)”, \(again) (stuck? \(controls.hint(argument)))"
        }
        return nil
    }

    /// How one reads what is owed: where the promises are folded, what the customer says.
    private func promises(_ argument: String) -> String {
        isFolded ? controls.read(argument) : controls.promises(argument)
    }

    /// Whether the learner is to find out what is promised.
    private var isFolded: Bool { !verdict.reading.folded.isEmpty }

    /// What lets our test compile: no test of the learner's can see that.
    private func fitting(_ needed: NeededName?) -> String {
        let argument = verdict.reading.argument
        let again = "then: \(controls.check(argument)) (stuck? \(controls.hint(argument)))"
        guard let needed else {
            return
                "Change your code so that our test compiles: it uses what the promises name (\(promises(argument))), \(again)"
        }
        let owner = needed.owner.isEmpty ? "your code" : "'\(needed.owner)'"
        let who =
            switch needed.step {
            case nil: "our test uses it"
            case verdict.step: "the names of the step list it (\(promises(argument)))"
            case let step?: "the names of step \(step) list it"
            }
        return "Add '\(needed.title)' to \(owner): \(who), \(again)"
    }

    /// A test that is set aside, where no other is red: no code has to pass it.
    private func setAsideFailingAlone(in judgement: Judgement) -> Judgement.Test? {
        let setAside = judgement.tests.filter(\.isSetAside)
        let failing = Set(verdict.problems.map(\.test))
        guard verdict.own?.phase == .red, failing.isSubset(of: setAside.map(\.name)) else { return nil }
        return setAside.first { failing.contains($0.name) }
    }

    /// Whether the compiler stumbles over the learner's tests themselves, and not over what they ask for.
    var isUnreadable: Bool {
        guard verdict.reason == .doesNotCompile, let judgement = verdict.own?.judgement else { return false }
        return !judgement.unjudged.isEmpty && judgement.unjudged.allSatisfy { !$0.isAboutName }
    }

    var judgement: JudgementReport? {
        verdict.own?.judgement.map {
            JudgementReport(
                judgement: $0, heading: "", argument: verdict.reading.argument, file: "", style: style,
                width: width,
                controls: controls, folded: verdict.reading.folded)
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
