#if STEP_7
import PaperUI
import Testing

@testable import Films

@MainActor
struct Navigation {
    @Test func aSelectedFilmIsPushed() async throws {
        let sut = FilmListViewModel(repository: StubRepository(films: [.fixture(id: "up", title: "Up")]))
        await sut.loadFilms()
        let film = try #require(sut.films.first)

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

        sut.selectFilm(up)
        sut.selectFilm(coco)

        #expect(sut.navigationPath.count == 2)
        #expect(sut.navigationPath == NavigationPath([up, coco]))
    }

    @Test func theBackButtonMayTakeItAway() {
        let sut = FilmListViewModel(repository: StubRepository())
        let up = PixarFilm.fixture(id: "up", title: "Up")
        sut.selectFilm(up)
        sut.selectFilm(PixarFilm.fixture(id: "coco", title: "Coco"))

        sut.navigationPath.removeLast()

        #expect(sut.navigationPath == NavigationPath([up]))
    }
}
#endif
