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
        do {
            let fact = try await dependencies.fetchFact()
            state = Task.isCancelled ? before : .loaded(fact)
        } catch {
            state = Task.isCancelled ? before : .error
        }
    }
}

extension CatFactViewModel {
    struct Dependencies: Sendable {
        var fetchFact: @Sendable () async throws -> CatFact
    }
}
