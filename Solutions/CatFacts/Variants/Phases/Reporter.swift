/// Asks one question and keeps the answer. It lives as long as the question does.
actor Reporter {
    nonisolated let question: Task<CatFact, any Error>

    init(fetchFact: @escaping @Sendable () async throws -> CatFact) {
        question = Task.detached { try await fetchFact() }
    }

    nonisolated var isCalledOff: Bool { question.isCancelled }

    nonisolated func callOff() {
        question.cancel()
    }

    /// The fact; nil if there is none.
    func report() async -> CatFact? {
        try? await question.value
    }
}
