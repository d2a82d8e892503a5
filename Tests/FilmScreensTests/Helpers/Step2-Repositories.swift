#if STEP_2
import Foundation

@testable import FilmScreens

/// A repository that answers as the test says.
struct StubRepository: FilmRepository {
    let answer: @Sendable () async throws -> [PixarFilm]

    func fetchByID(_ id: String) async throws -> PixarFilm? { try await answer().first { $0.id == id } }
    func fetchAll() async throws -> [PixarFilm] { try await answer() }
}

struct TheProjectorIsBroken: LocalizedError {
    var errorDescription: String? = "The projector is broken."
}
#endif
