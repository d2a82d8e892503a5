import Observation

@MainActor @Observable
final class CatFactViewModel {
    private enum Phase {
        case resting(ViewState<CatFact>)
        case asking(Reporter, since: ViewState<CatFact>)
    }

    private var phase = Phase.resting(.initial)
    private(set) var lastFact: CatFact?
    private let dependencies: Dependencies

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    var state: ViewState<CatFact> {
        switch phase {
        case .resting(let state): state
        case .asking: .loading
        }
    }

    /// Returns when there is an answer, also if somebody else has asked.
    func fetch() async {
        let found: ViewState<CatFact>
        switch phase {
        case .resting(let state):
            found = state
        case .asking(let reporter, let state) where reporter.isCalledOff:
            found = state
        case .asking(let reporter, _):
            _ = await reporter.report()
            return
        }
        await send(Reporter(fetchFact: dependencies.fetchFact), since: found)
    }

    private func send(_ reporter: Reporter, since found: ViewState<CatFact>) async {
        phase = .asking(reporter, since: found)
        let fact = await withTaskCancellationHandler(operation: reporter.report, onCancel: reporter.callOff)
        guard case .asking(reporter, _) = phase else { return }
        if reporter.isCalledOff {
            phase = .resting(found)
        } else if let fact {
            lastFact = fact
            phase = .resting(.loaded(fact))
            // A task of its own: whoever leaves now takes nothing out of its hands.
            await Task { [dependencies] in await dependencies.remember(fact) }.value
        } else {
            phase = .resting(.error)
        }
    }
}

/// One reporter is another only if it is the same.
private func ~= (one: Reporter, other: Reporter) -> Bool {
    one === other
}

extension CatFactViewModel {
    struct Dependencies: Sendable {
        var fetchFact: @Sendable () async throws -> CatFact
        var remember: @Sendable (CatFact) async -> Void

        init(
            fetchFact: @escaping @Sendable () async throws -> CatFact,
            remember: @escaping @Sendable (CatFact) async -> Void = { _ in }
        ) {
            self.fetchFact = fetchFact
            self.remember = remember
        }
    }
}
