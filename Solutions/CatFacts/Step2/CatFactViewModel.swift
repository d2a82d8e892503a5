import Observation

@MainActor @Observable
final class CatFactViewModel {
    private(set) var state = ViewState<CatFact>.initial

    private let dependencies: Dependencies

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    func fetch() async {
        guard let fact = try? await dependencies.fetchFact() else { return }
        state = .loaded(fact)
    }
}

extension CatFactViewModel {
    struct Dependencies: Sendable {
        var fetchFact: @Sendable () async throws -> CatFact
    }
}
