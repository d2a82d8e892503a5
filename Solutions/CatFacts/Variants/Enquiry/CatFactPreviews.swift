import SwiftUI

enum CatFactPreview: String, CaseIterable {
    case loading, loaded, error

    var name: String { rawValue.capitalized }

    @MainActor var view: some View {
        let state = self
        return CatFactView(
            viewModel: CatFactViewModel(
                dependencies: .init(fetchFact: {
                    switch state {
                    case .loading:
                        while true { try await Task.sleep(for: .seconds(60)) }
                    case .loaded: return CatFact(fact: "Cats walk on their toes.")
                    case .error: throw NoFact()
                    }
                })))
    }
}

struct CatFactPreviews: PreviewProvider {
    static let all = CatFactPreview.allCases

    static var previews: some View {
        ForEach(all, id: \.name) { $0.view }
    }
}
