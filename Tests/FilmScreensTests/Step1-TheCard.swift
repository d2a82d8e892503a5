#if STEP_1
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
struct TheCard {
    @Test(arguments: ["Soul", "WALL·E"])
    func theCardShowsTheTitle(of title: String) throws {
        let card = FilmCard(film: PixarFilm.fixture(title: title))

        let shown = try card.inspect().find(viewWithAccessibilityIdentifier: "filmTitle").string()

        #expect(shown == title)
    }
}

extension PixarFilm {
    static func fixture(
        id: String = "toy-story",
        title: String = "Toy Story",
        year: Int = 1995,
        director: String = "John Lasseter"
    ) -> PixarFilm {
        PixarFilm(id: id, title: title, year: year, director: director)
    }
}
#endif
