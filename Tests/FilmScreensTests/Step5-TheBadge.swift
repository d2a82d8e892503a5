#if STEP_5
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
struct TheBadge {
    @Test func aClassicSaysSo() {
        let card = FilmCard(film: .fixture(title: "Toy Story", year: 1995, director: "John Lasseter"))

        assertSnapshot(of: card, as: .text)
    }

    @Test(arguments: [(1995, ["Classic"]), (1999, ["Classic"]), (2000, []), (2001, [])])
    func filmsBefore2000AreClassics(year: Int, badges: [String]) throws {
        let card = FilmCard(film: .fixture(year: year))

        let shown = try card.inspect()
            .findAll { try $0.accessibilityIdentifier() == "filmBadge" }
            .map { try $0.string() }

        #expect(shown == badges)
    }
}
#endif
