#if STEP_9
import PaperUITesting
import SwiftUI
import Testing

@testable import FilmScreens

@MainActor
@Suite("A voice says a card in one go")
struct SpokenCard {
    @Test(arguments: [
        ("Soul", 2020, "Pete Docter", "Soul, 2020, Pete Docter"),
        ("Monsters, Inc.", 2001, "Pete Docter", "Monsters, Inc., 2001, Pete Docter"),
        ("Of 2000 · A Film", 2000, "Anybody", "Of 2000 · A Film, 2000, Anybody"),
        ("Toy Story 2", 1999, "John Lasseter", "Toy Story 2, 1999, John Lasseter, classic"),
        ("A Train", 1896, "Louis Lumière", "A Train, 1896, Louis Lumière, classic"),
    ])
    func theSentenceIsOnAllOfTheCard(title: String, year: Int, director: String, sentence: String) throws {
        let card = try FilmCard(film: .fixture(title: title, year: year, director: director)).inspect()

        let spoken = try card.find(viewWithAccessibilityLabel: sentence)

        let saidAtOnce = spoken.findAll(Text.self).count
        let shown = card.findAll(Text.self).count
        #expect(saidAtOnce == shown, "every text is in what has the label")
    }

    @Test func aVoiceComesToTheCard() {
        let app = AppDriver { _ in OneView(FilmCard(film: .fixture(title: "Soul", year: 2020))) }

        app.launch()

        let element = app.descendants(matching: .any)["Soul, 2020, Anybody"]
        #expect(element.exists)
    }

    @Test func itIsSaidOfTheFilmThatItHasNow() throws {
        let soul = PixarFilm.fixture(title: "Soul", year: 2020, director: "Pete Docter")
        let up = PixarFilm.fixture(title: "Up", year: 2009, director: "Pete Docter")

        let card = try CardOfAnotherFilm(first: soul, then: up).inspect()

        #expect(throws: Never.self) { try card.find(viewWithAccessibilityLabel: "Up, 2009, Pete Docter") }
    }
}
#endif
