import Observation

@MainActor @Observable
final class CatFactViewModel {
    private(set) var state = ViewState<CatFact>.initial

    private let dependencies: Dependencies
    private var inFlight: Task<ViewState<CatFact>, Never>?
    private var stateBeforeFetch = ViewState<CatFact>.initial

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// Asks for a fact, unless a fetch is on its way already. A cancelled one does not count.
    func fetch() async {
        if let inFlight, !inFlight.isCancelled { return }
        if !state.isLoading { stateBeforeFetch = state }
        state = .loading
        let request = Task { [dependencies] in await dependencies.outcome() }
        inFlight = request

        let outcome = await withTaskCancellationHandler {
            await request.value
        } onCancel: {
            request.cancel()
        }
        guard request == inFlight else { return }
        inFlight = nil
        guard !request.isCancelled else {
            state = stateBeforeFetch
            return
        }
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
