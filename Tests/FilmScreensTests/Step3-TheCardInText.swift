#if STEP_3
import PaperUITesting
import SwiftUI
import Testing

@testable import FilmScreens

@MainActor
@Suite("A card says the year and the director in one line")
struct TheCardInText {
    @Test func theCardNamesYearAndDirector() {
        let up = FilmCard(film: .fixture(title: "Up", year: 2009, director: "Pete Docter"))
        let cars = FilmCard(film: .fixture(title: "Cars", year: 2006, director: "John Lasseter"))

        assertSnapshot(of: up, as: .text, named: "up")
        assertSnapshot(of: cars, as: .text, named: "cars")
    }

    #if STEP_3_2
    @Test func theYearAndTheDirectorAreOneText() throws {
        let directors = "Brenda Chapman, Mark Andrews, Steve Purcell"
        let brave = FilmCard(film: .fixture(title: "Brave", year: 2012, director: directors))

        let texts = try brave.inspect().findAll(Text.self).map { try $0.string() }

        #expect(texts == ["Brave", "2012 · Brenda Chapman, Mark Andrews, Steve Purcell"])
    }
    #endif

    // The rest
    #if STEP_3_3
    @Test func theyAreThoseOfTheFilmItHasNow() throws {
        let card = CardOfAnotherFilm(
            first: .fixture(title: "Up", year: 2009, director: "Pete Docter"),
            then: .fixture(title: "Cars", year: 2006, director: "John Lasseter"))

        let texts = try card.inspect().findAll(Text.self).map { try $0.string() }

        #expect(texts == ["Cars", "2006 · John Lasseter"])
    }

    @Test func theTitleKeepsItsNameForItself() throws {
        let card = try FilmCard(film: .fixture(title: "Up")).inspect()

        let named = card.findAll { try $0.accessibilityIdentifier() == "filmTitle" }

        #expect(try named.map { try $0.string() } == ["Up"])
    }
    #endif
}
#endif
