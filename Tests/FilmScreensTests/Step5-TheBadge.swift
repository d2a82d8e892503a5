#if STEP_5
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
@Suite("Films from before 2000 have a badge, and no others")
struct TheBadge {
    @Test func aClassicSaysSo() {
        let card = FilmCard(film: .fixture(title: "Toy Story", year: 1995, director: "John Lasseter"))
        let unbadged = FilmCard(film: .fixture(title: "Toy Story", year: 2000))

        assertSnapshot(of: card, as: .text)
        #expect(height(of: card) > height(of: unbadged), "the badge has a line of its own, below the two")
    }

    #if STEP_5_2
    @Test(arguments: [1895, 1940, 1995, 1999])
    func aFilmFromBefore2000IsAClassic(year: Int) throws {
        let badges = try badges(on: FilmCard(film: .fixture(year: year)))

        #expect(badges == ["Classic"])
    }
    #endif

    // The rest
    #if STEP_5_3
    @Test(arguments: [2000, 2001, 2020])
    func aFilmFrom2000OnIsNone(year: Int) throws {
        let badges = try badges(on: FilmCard(film: .fixture(year: year)))

        #expect(badges == [])
    }

    @Test func theBadgeIsThatOfTheFilmItHasNow() throws {
        let old = PixarFilm.fixture(year: 1999)
        let new = PixarFilm.fixture(year: 2000)

        let badgesOfTheNew = try badges(on: CardOfAnotherFilm(first: old, then: new))
        let badgesOfTheOld = try badges(on: CardOfAnotherFilm(first: new, then: old))

        #expect(badgesOfTheNew == [])
        #expect(badgesOfTheOld == ["Classic"])
    }

    @Test(arguments: TheCardInPictures.looks)
    func theBadgeLeavesTheTextsAboveItAsTheyAre(_ look: Look) {
        let old = FilmCard(film: .fixture(year: 1999))
        let new = FilmCard(film: .fixture(year: 2009))

        let texts = lines(of: new, look)
        let above = lines(of: old, look).prefix(texts.count).map { $0.replacing("1999", with: "2009") }

        #expect(above == texts, "where they stand, and in what")
    }
    #endif

    /// How the texts of a card are drawn, a line each.
    private func lines(of card: FilmCard, _ look: Look) -> [String] {
        Screen(card).svg(width: look.width, colorScheme: look.scheme, dynamicTypeSize: look.size)
            .split(separator: "\n").map(String.init).filter { $0.contains("<text") }
    }

    private func height(of card: FilmCard) -> Double {
        Screen(card).svg(width: 320).firstMatch(of: /height="([^"]+)"/).flatMap { Double($0.1) } ?? 0
    }

    private func badges(on card: some View) throws -> [String] {
        try card.inspect()
            .findAll { try $0.accessibilityIdentifier() == "filmBadge" }
            .map { try $0.string() }
    }
}
#endif
