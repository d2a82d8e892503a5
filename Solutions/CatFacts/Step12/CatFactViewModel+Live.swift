import Foundation

extension CatFactViewModel.Dependencies {
    /// The real thing; `get` is how bytes travel in the app.
    static func live(get: @escaping @Sendable (URL) async throws -> Data) -> Self {
        Self(fetchFact: CatFactsService(get: get).fetchCatFact)
    }
}
