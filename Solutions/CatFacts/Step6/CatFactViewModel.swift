import Observation

@MainActor @Observable
final class CatFactViewModel {
    private(set) var state = ViewState<CatFact>.initial

    private let dependencies: Dependencies

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    func fetch() async {
        guard !state.isLoading else { return }
        let before = state
        state = .loading
        let answer = await dependencies.answer()
        state = Task.isCancelled ? before : answer
    }
}

extension CatFactViewModel {
    struct Dependencies: Sendable {
        var fetchFact: @Sendable () async throws -> CatFact
    }
}

extension CatFactViewModel.Dependencies {
    /// Where there is no fact there is an error: one of the two is always the answer.
    fileprivate func answer() async -> ViewState<CatFact> {
        do { return .loaded(try await fetchFact()) } catch { return .error }
    }
}
