import Foundation
import SwiftUI

/// The view in a state that has a name. The closure alone brings it there.
struct CatFactPreview {
    let name: String
    let fetchFact: @Sendable () async throws -> CatFact

    @MainActor var view: CatFactView {
        CatFactView(viewModel: CatFactViewModel(dependencies: .init(fetchFact: fetchFact)))
    }
}

struct CatFactPreviews: PreviewProvider {
    static let all = [
        CatFactPreview(name: "Loading") {
            try await Task.sleep(for: .seconds(3600))
            throw CancellationError()
        },
        CatFactPreview(name: "Loaded") { CatFact(fact: "Cats walk on their toes.") },
        CatFactPreview(name: "Error") { throw URLError(.notConnectedToInternet) },
    ]

    static var previews: some View {
        ForEach(all, id: \.name) { preview in
            preview.view
        }
    }
}
