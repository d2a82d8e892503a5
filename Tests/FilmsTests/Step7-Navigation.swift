#if STEP_7
import PaperUI
import TestSupport
import Testing

@testable import Films

@MainActor
struct Navigation {
    @Test func aSelectedFilmIsPushed() async throws {
        let films = [PixarFilm.fixture(id: "coco", title: "Coco"), .fixture(id: "up", title: "Up")]
        let sut = FilmListViewModel(repository: StubRepository(films: films))
        await sut.loadFilms()
        let film = try #require(sut.films.last)

        sut.selectFilm(film)

        #expect(sut.navigationPath.count == 1)
        #expect(sut.navigationPath == NavigationPath([film]), "the page is the film's own")
    }

    @Test func nothingIsPushedBeforeAFilmIsSelected() async {
        let sut = FilmListViewModel(repository: StubRepository(films: [.fixture()]))
        #expect(sut.navigationPath.count == 0)

        await sut.loadFilms()

        #expect(sut.navigationPath.count == 0)
    }

    @Test func loadingAgainLeavesThePageOpen() async {
        let up = PixarFilm.fixture(id: "up", title: "Up")
        let sut = FilmListViewModel(repository: StubRepository(films: [up]))
        sut.selectFilm(up)

        await sut.loadFilms()

        #expect(sut.navigationPath == NavigationPath([up]))
    }

    @Test func anotherFilmIsPushedOnTop() {
        let sut = FilmListViewModel(repository: StubRepository())
        let up = PixarFilm.fixture(id: "up", title: "Up")
        let coco = PixarFilm.fixture(id: "coco", title: "Coco")
        let pages = Recorder { sut.navigationPath.count }

        sut.selectFilm(up)
        sut.selectFilm(coco)

        #expect(pages.values == [0, 1, 2], "a view is told of each")
        #expect(sut.navigationPath == NavigationPath([up, coco]))
    }

    @Test func theBackButtonMayTakeItAway() {
        let sut = FilmListViewModel(repository: StubRepository())
        let up = PixarFilm.fixture(id: "up", title: "Up")
        sut.selectFilm(up)
        sut.selectFilm(PixarFilm.fixture(id: "coco", title: "Coco"))

        sut.navigationPath.removeLast()
        #expect(sut.navigationPath == NavigationPath([up]))

        let soul = PixarFilm.fixture(id: "soul", title: "Soul")
        sut.selectFilm(soul)
        #expect(sut.navigationPath == NavigationPath([up, soul]), "what was closed stays closed")
    }
}
#endif
