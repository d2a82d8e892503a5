import KataBase
import KataEngine
import KataKit

extension Grader {
    /// What our tests with wrong expectations say of a copy; nil where they do not run, or where no step is green.
    func finding(
        at green: Int, within time: TimeBudget, of guest: Guest, by engine: any Engine
    ) async throws -> Countercheck.Finding? {
        guard let countercheck, green > 0 else { return nil }
        let sources = guest.workFolder.appending(path: "Sources/\(chapter.name)")
        do {
            // No copy is charged with the time of our own code.
            _ = try await countercheck.proof(at: green)
            let finding = try await time.spend(on: {
                try await countercheck.finding(on: sources, at: green, by: engine, in: guest.folder)
            })
            return finding ?? Countercheck.Finding(gap: Countercheck.unended, isCertain: false)
        } catch let error where !(error is CancellationError) {
            let gap = "Our tests could not be run with wrong expectations. \(words("\(error)", of: guest))"
            return Countercheck.Finding(gap: gap, isCertain: false)
        }
    }
}

extension GradeRow.Counterchecked {
    init?(_ finding: Countercheck.Finding) {
        guard finding.count > 0 else { return nil }
        self.init(
            expectations: finding.count, met: finding.met.count,
            first: finding.met.first.map { met in
                .init(test: met.test, file: met.place.file, line: met.place.line, value: met.value)
            })
    }
}
