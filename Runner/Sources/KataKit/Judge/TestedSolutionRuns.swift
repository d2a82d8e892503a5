/// What tests did on the same code, run after run.
struct TestedSolutionRuns: Sendable {
    /// What counts of all runs.
    private(set) var trial: TestedSolution
    /// How tests failed that say otherwise from run to run, by their ids.
    private(set) var unsteady: [String: Judgement.Failure] = [:]

    init(_ first: TestedSolution) { trial = first }

    /// Takes in another run of the same code.
    ///
    /// - Parameter decided: the ids of those tests of which this run counts.
    mutating func add(_ run: TestedSolution, deciding decided: Set<String> = []) {
        for test in run.tests {
            guard let index = trial.tests.firstIndex(where: { $0.id == test.id }) else { continue }
            if let failure = test.failure(against: trial.tests[index]) { unsteady[test.id] = failure }
            if decided.contains(test.id) { trial.tests[index] = test }
        }
    }
}

extension TestedSolution.Test {
    /// How it failed, in one of two runs of the same code that say otherwise; nil where they say the same, and where it only
    /// was too late in one of them.
    fileprivate func failure(against other: TestedSolution.Test) -> Judgement.Failure? {
        guard let failing = [self, other].first(where: { $0.failure != nil && !$0.isLate }) else {
            return nil
        }
        let isSame = (failure == nil) == (other.failure == nil)
        let isElsewhere =
            !failingPlaces.isEmpty && !other.failingPlaces.isEmpty
            && failingPlaces.isDisjoint(with: other.failingPlaces)
        return isSame && !isElsewhere ? nil : failing.failure
    }

    /// Whether another run may tell whether it fails by chance: one that ends the process, or never ends, costs too much.
    var mayFailByChance: Bool {
        guard let failure, !isLate else { return false }
        return [.expectation, .recorded].contains(failure.kind)
    }
}
