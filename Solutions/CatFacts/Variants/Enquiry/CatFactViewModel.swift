import Observation

@MainActor @Observable
final class CatFactViewModel {
    struct Dependencies: Sendable {
        var fetchFact: @Sendable () async throws -> CatFact
        var remember: @Sendable (CatFact) async -> Void = { _ in }
    }

    private var enquiry = Enquiry()
    private let dependencies: Dependencies

    var state: ViewState<CatFact> { enquiry.state }
    var lastFact: CatFact? { enquiry.lastFact }

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    func fetch() async {
        guard let ticket = enquiry.ask() else { return }
        await withTaskCancellationHandler {
            do {
                let fact = try await dependencies.fetchFact()
                guard let fact = enquiry.settle(ticket, with: .loaded(fact)) else { return }
                await dependencies.remember(fact)
            } catch {
                enquiry.settle(ticket, with: .error)
            }
        } onCancel: {
            ticket.takeBack()
            Task { @MainActor [weak self] in self?.enquiry.letGo(of: ticket) }
        }
    }
}
