import Observation

@MainActor @Observable
final class CatFactViewModel {
    private(set) var state = ViewState<CatFact>.initial

    private let dependencies: Dependencies

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    func fetch() async {
        state = .loading
        let outcome = await dependencies.outcome()
        state = outcome
    }
}

extension CatFactViewModel {
    struct Dependencies: Sendable {
        var fetchFact: @Sendable () async throws -> CatFact
    }
}

extension CatFactViewModel.Dependencies {
    /// Where there is no fact there is an error: each fetch ends in one of the two.
    fileprivate func outcome() async -> ViewState<CatFact> {
        do {
            return .loaded(try await fetchFact())
        } catch {
            return .error
        }
    }
}
