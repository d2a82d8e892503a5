#if STEP_1
@testable import Films

/// A repository that has its films at hand and always answers at once.
struct StubRepository: FilmRepository {
    var films: [PixarFilm] = []

    func fetchByID(_ id: String) async throws -> PixarFilm? { films.first { $0.id == id } }
    func fetchAll() async throws -> [PixarFilm] { films }
}

/// A repository whose answers are written down before: by the number of the call, counted from 1.
actor ScriptedRepository: FilmRepository {
    private(set) var calls = 0
    private let answer: @Sendable (_ call: Int) async throws -> [PixarFilm]

    init(answer: @escaping @Sendable (_ call: Int) async throws -> [PixarFilm]) {
        self.answer = answer
    }

    func fetchByID(_ id: String) async throws -> PixarFilm? { nil }

    func fetchAll() async throws -> [PixarFilm] {
        calls += 1
        return try await answer(calls)
    }
}
#endif
