#if STEP_1
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
struct TheCard {
    @Test(arguments: ["Soul", "WALL·E", "Ratatouille, or Anyone Can Cook, as Gusteau Says"])
    func theCardShowsTheTitle(of title: String) throws {
        let card = FilmCard(film: PixarFilm.fixture(title: title))

        let shown = try card.inspect().find(viewWithAccessibilityIdentifier: "filmTitle").string()

        #expect(shown == title)
    }
}
#endif
