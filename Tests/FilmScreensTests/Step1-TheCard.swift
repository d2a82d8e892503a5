#if STEP_1
import PaperUITesting
import SwiftUI
import Testing

@testable import FilmScreens

@MainActor
@Suite("A card shows the title of its film")
struct TheCard {
    @Test func theCardShowsItsTitle() throws {
        let card = FilmCard(film: .fixture(title: "Soul"))

        let shown = try card.inspect()
            .find(viewWithAccessibilityIdentifier: "filmTitle").string()

        #expect(shown == "Soul")
    }

    // The rest
    #if STEP_1_2
    @Test(arguments: ["Soul: Live (2020)", "WALL·E", "Up" + String(repeating: ", and up", count: 30)])
    func theCardShowsTheTitle(of title: String) throws {
        let card = FilmCard(film: PixarFilm.fixture(title: title))

        let shown = try card.inspect().find(viewWithAccessibilityIdentifier: "filmTitle").string()

        #expect(shown == title)
    }

    @Test func theTitleIsThatOfTheFilmItHasNow() throws {
        let shown = try CardWithANewFilm().inspect().find(viewWithAccessibilityIdentifier: "filmTitle")
            .string()

        #expect(shown == "Up, Uncut")
    }
    #endif
}

/// A card that is handed another film as soon as it is there.
private struct CardWithANewFilm: View {
    @State private var film = PixarFilm.fixture(title: "Up")

    var body: some View {
        FilmCard(film: film).onAppear { film = .fixture(title: "Up, Uncut") }
    }
}
#endif
