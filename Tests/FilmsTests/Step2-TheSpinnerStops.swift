#if STEP_2
import Testing

@testable import Films

@MainActor
struct TheSpinnerStops {
    @Test func nothingSpinsAndNothingIsWrongAfterASuccess() async {
        let film = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
        let sut = FilmListViewModel(repository: StubRepository(films: [film]))

        await sut.loadFilms()

        #expect(sut.isLoading == false)
        #expect(sut.errorMessage == nil)
    }

    @Test func norBeforeAnybodyHasAsked() {
        let sut = FilmListViewModel(repository: StubRepository())

        #expect(sut.isLoading == false)
        #expect(sut.errorMessage == nil)
    }

    @Test func noFilmsAreNotAnError() async {
        let sut = FilmListViewModel(repository: StubRepository(films: []))

        await sut.loadFilms()

        #expect(sut.isLoading == false)
        #expect(sut.errorMessage == nil)
    }
}
#endif
