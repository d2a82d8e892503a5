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
        do {
            state = .loaded(try await dependencies.fetchFact())
        } catch {
            state = .error
        }
    }
}

extension CatFactViewModel {
    struct Dependencies: Sendable {
        var fetchFact: @Sendable () async throws -> CatFact
    }
}
