import Observation

@MainActor @Observable
final class CatFactViewModel {
    private(set) var state = ViewState<CatFact>.initial
    private(set) var lastFact: CatFact?

    private let dependencies: Dependencies
    private var question: Task<ViewState<CatFact>, Never>?
    private var before = ViewState<CatFact>.initial

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// Asks for a fact, unless a question is out already. One that was cancelled does not count.
    func fetch() async {
        if let question, !question.isCancelled { return }
        if !state.isLoading { before = state }
        state = .loading
        let question = Task { [dependencies] in await dependencies.outcome() }
        self.question = question

        let outcome = await withTaskCancellationHandler {
            await question.value
        } onCancel: {
            question.cancel()
        }
        guard question == self.question else { return }
        self.question = nil
        guard !question.isCancelled else {
            state = before
            return
        }
        state = outcome
        if let fact = outcome.info {
            lastFact = fact
        }
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
        do { return .loaded(try await fetchFact()) } catch { return .error }
    }
}
