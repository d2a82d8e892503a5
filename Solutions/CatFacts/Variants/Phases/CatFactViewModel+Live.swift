import Foundation

extension CatFactViewModel.Dependencies {
    static func live(get: @escaping @Sendable (URL) async throws -> Data) -> Self {
        Self(fetchFact: CatFactsService(get: get).callAsFunction)
    }
}
