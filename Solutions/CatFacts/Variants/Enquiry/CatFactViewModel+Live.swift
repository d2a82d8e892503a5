import Foundation

extension CatFactViewModel.Dependencies {
    static func live(get: @escaping @Sendable (URL) async throws -> Data) -> Self {
        let service = CatFactsService(get: get)
        return Self(fetchFact: { try await service.readFact() })
    }
}
