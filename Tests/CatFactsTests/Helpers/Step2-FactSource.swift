#if STEP_2
@testable import CatFacts

/// Where a test needs another answer each time: counts the calls, and answers by their number, from 1.
actor FactSource {
    private(set) var calls = 0
    private let answer: @Sendable (_ call: Int) async throws -> CatFact

    init(answer: @escaping @Sendable (_ call: Int) async throws -> CatFact) {
        self.answer = answer
    }

    func next() async throws -> CatFact {
        calls += 1
        return try await answer(calls)
    }
}
#endif
