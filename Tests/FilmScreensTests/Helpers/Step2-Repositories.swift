#if STEP_2
import Foundation

@testable import FilmScreens

/// A repository whose list of films is what the test says. It knows no more of any of them.
struct StubRepository: FilmRepository {
    let answer: @Sendable () async throws -> [PixarFilm]

    func fetchAll() async throws -> [PixarFilm] { try await answer() }
    func fetchByID(_ id: String) async throws -> PixarFilm? { nil }
}

struct TheProjectorIsBroken: LocalizedError {
    var errorDescription: String? = "The projector is broken."
}
#endif
