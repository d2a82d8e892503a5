/// The results of tests on the same code, run after run.
struct TestedSolutionRuns: Sendable {
    /// The results that count of all runs.
    private(set) var trial: TestedSolution
    /// The failures of tests that differ from run to run, by the tests' ids.
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
    /// The failure in one of two runs of the same code that differ; nil where they do not differ, and where
    /// the only difference is that it was too late in one of them.
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

    /// True where another run may tell whether it fails by chance. A test that ends the process, or never
    /// ends, costs too much.
    var mayFailByChance: Bool {
        guard let failure, !isLate else { return false }
        return [.expectation, .recorded].contains(failure.kind)
    }
}
