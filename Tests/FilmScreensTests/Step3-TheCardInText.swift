#if STEP_3
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
struct TheCardInText {
    @Test func theCardNamesYearAndDirector() {
        let up = FilmCard(film: .fixture(title: "Up", year: 2009, director: "Pete Docter"))
        let cars = FilmCard(film: .fixture(title: "Cars", year: 2006, director: "John Lasseter"))

        assertSnapshot(of: up, as: .text, named: "up")
        assertSnapshot(of: cars, as: .text, named: "cars")
    }

    @Test func theYearAndTheDirectorAreOneText() throws {
        let up = FilmCard(film: .fixture(title: "Up", year: 2009, director: "Pete Docter, Bob Peterson"))

        let texts = try up.inspect().findAll(Text.self).map { try $0.string() }

        #expect(texts == ["Up", "2009 · Pete Docter, Bob Peterson"])
    }
}
#endif
