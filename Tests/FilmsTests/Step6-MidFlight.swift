#if STEP_6
import Observation
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("isLoading is true as long as films are fetched")
struct MidFlight {
    @Test func theSpinnerTurnsWhileTheRepositoryThinks() async {
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { call in call == 1 ? try await gate() : [] }
        let sut = FilmListViewModel(repository: repository)

        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        #expect(sut.isLoading == true)
        #expect(sut.films == [], "nothing has come yet")

        gate.succeed(with: [.fixture()])
        await waitUntil("the films come or the spinner stops") { sut.films != [] || sut.isLoading == false }
        #expect(sut.films == [.fixture()])
        #expect(sut.isLoading == false)
        await load.value
    }

    // The rest
    #if STEP_6_2
    @Test func itStopsWhenTheRepositoryGivesUp() async {
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { call in call == 1 ? try await gate() : [] }
        let sut = FilmListViewModel(repository: repository)

        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        #expect(sut.isLoading == true)
        #expect(sut.errorMessage == nil, "nothing has gone wrong yet")

        gate.fail(with: ProjectorIsBroken())
        await waitUntil("the message comes or the spinner stops") {
            sut.errorMessage != nil || sut.isLoading == false
        }
        #expect(sut.isLoading == false)
        #expect(sut.errorMessage == "The projector is broken.")
        await load.value
    }

    @Test func theFilmsComeWithTheEndOfTheLoad() async {
        let sut = FilmListViewModel(repository: StubRepository(films: [.fixture()]))

        withObservationTracking {
            _ = sut.films
        } onChange: {
            Task { @MainActor in  // The main actor's next turn, by which they have changed.
                #expect(sut.films == [] || sut.isLoading == false, "what is there is not on its way")
            }
        }
        await sut.loadFilms()
        await Task { @MainActor in }.value  // The turn after that one.
    }

    @Test func itTurnsOnceALoad() async {
        let repository = ScriptedRepository { call in
            if call == 3 { throw ProjectorIsBroken() }
            if call == 4 { throw CancellationError() }
            return [.fixture()]
        }
        let sut = FilmListViewModel(repository: repository)
        let spinner = Recorder { sut.isLoading }

        await sut.loadFilms()
        #expect(spinner.values == [false, true, false])

        await sut.loadFilms()
        #expect(spinner.values == [false, true, false, true, false])

        await sut.loadFilms()
        #expect(spinner.values == [false, true, false, true, false, true, false])

        await sut.loadFilms()
        #expect(sut.isLoading == false, "a load that was called off is over, too")

        let load = Task { await sut.loadFilms() }
        load.cancel()
        await load.value
        #expect(sut.isLoading == false, "also where the repository has not heard of it")
    }

    @Test func aViewIsToldOfTheFilms() async {
        let repository = ScriptedRepository { call in [.fixture(title: call == 1 ? "Up" : "Up, Restored")] }
        let sut = FilmListViewModel(repository: repository)

        for _ in 1...2 {
            await confirmation("an observer of films hears that they change") { told in
                withObservationTracking {
                    _ = sut.films
                } onChange: {
                    told()
                }
                await sut.loadFilms()
            }
        }
    }

    @Test func aViewIsToldOfTheError() async {
        let sut = FilmListViewModel(repository: ScriptedRepository { _ in throw ProjectorIsBroken() })

        await confirmation("an observer of errorMessage hears that it changes") { told in
            withObservationTracking {
                _ = sut.errorMessage
            } onChange: {
                told()
            }
            await sut.loadFilms()
        }
    }
    #endif
}
#endif
