#if STEP_3
import Foundation
import Testing

@testable import Films

@MainActor
struct ItFails {
    @Test func aFailureIsShown() async {
        let sut = FilmListViewModel(repository: ScriptedRepository { _ in throw ProjectorIsBroken() })

        await sut.loadFilms()

        #expect(sut.errorMessage == "The projector is broken.")
        #expect(sut.films.map { $0.title } == [])
        #expect(sut.isLoading == false)
    }

    @Test func aLaterSuccessClearsTheError() async {
        let film = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
        let repository = ScriptedRepository { call in
            if call == 1 { throw ProjectorIsBroken() }
            return [film]
        }
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()
        #expect(sut.errorMessage == "The projector is broken.")

        await sut.loadFilms()
        #expect(sut.errorMessage == nil)
        #expect(sut.films == [film])
        #expect(sut.isLoading == false)
    }

    @Test func aFailureAfterASuccessIsShownToo() async {
        let film = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
        let repository = ScriptedRepository { call in
            if call == 2 { throw reelIsMissing() }
            return [film]
        }
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()
        #expect(sut.errorMessage == nil)

        await sut.loadFilms()
        #expect(sut.errorMessage == "The reel is missing.")
        #expect(sut.isLoading == false)

        await sut.loadFilms()
        #expect(sut.errorMessage == nil)
    }
}

/// A repository whose answers are written down before: by the number of the call, counted from 1.
actor ScriptedRepository: FilmRepository {
    private(set) var calls = 0
    private let answer: @Sendable (_ call: Int) async throws -> [PixarFilm]

    init(answer: @escaping @Sendable (_ call: Int) async throws -> [PixarFilm]) {
        self.answer = answer
    }

    func fetchAll() async throws -> [PixarFilm] {
        calls += 1
        return try await answer(calls)
    }

    func fetchByID(_ id: String) async throws -> PixarFilm? { nil }
}

struct ProjectorIsBroken: LocalizedError {
    var errorDescription: String? { "The projector is broken." }
}

/// An error as the system makes them: no `LocalizedError`, and it has its sentence all the same.
func reelIsMissing() -> any Error {
    NSError(domain: "Films", code: 404, userInfo: [NSLocalizedDescriptionKey: "The reel is missing."])
}
#endif
