import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension CatFactViewModel.Dependencies {
    /// What the app works with.
    static var `default`: Self {
        let client = HTTPClient(send: { url in try await URLSession.shared.data(from: url) })
        return live(get: client.get)
    }

    /// The real thing; `get` is how bytes travel in the app.
    static func live(get: @escaping @Sendable (URL) async throws -> Data) -> Self {
        Self(fetchFact: CatFactsService(get: get).fetchCatFact)
    }
}
