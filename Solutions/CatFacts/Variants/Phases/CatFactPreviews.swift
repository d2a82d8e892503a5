import SwiftUI

struct CatFactPreviews: PreviewProvider {
    struct Named {
        var name: String
        var view: AnyView
    }

    static var all: [Named] {
        [
            named("Loading") {
                while !Task.isCancelled { try await Task.sleep(for: .seconds(60)) }
                throw CancellationError()
            },
            named("Loaded") { CatFact(fact: "Cats walk on their toes.") },
            named("Error") { throw CancellationError() },
        ]
    }

    static var previews: some View {
        ForEach(all, id: \.name) { $0.view }
    }

    private static func named(
        _ name: String, fetchFact: @escaping @Sendable () async throws -> CatFact
    ) -> Named {
        let model = CatFactViewModel(dependencies: .init(fetchFact: fetchFact))
        return Named(name: name, view: AnyView(CatFactView(viewModel: model)))
    }
}
