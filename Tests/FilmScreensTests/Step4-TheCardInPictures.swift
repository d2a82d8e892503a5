#if STEP_4
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
@Suite("A card looks as designed, at any width, by night and in large type")
struct TheCardInPictures {
    @Test func theCardLooksAsDesignedByDay() {
        let card = FilmCard(film: .fixture(title: "Ratatouille", year: 2007, director: "Brad Bird"))

        assertSnapshot(of: card, as: .svg(width: 320, colorScheme: .light))
    }

    #if STEP_4_2
    @Test(arguments: looks)
    func theCardLooksAsDesigned(_ look: Look) {
        let card = FilmCard(film: .fixture(title: "Ratatouille", year: 2007, director: "Brad Bird"))

        assertSnapshot(
            of: card,
            as: .svg(width: look.width, colorScheme: look.scheme, dynamicTypeSize: look.size),
            named: look.testDescription)
    }
    #endif

    // The rest
    #if STEP_4_3
    @Test(arguments: looks)
    func theListLeavesTypeAndColoursToTheReader(_ look: Look) async throws {
        let film = PixarFilm.fixture(title: "Up", year: 2009, director: "Us")
        let alone = Screen(FilmCard(film: film))
        let list = Screen(FilmListView(viewModel: FilmListViewModel(repository: StubRepository { [film] })))
        await list.settle()

        for text in ["Up", "2009 · Us"] {
            let inTheList = try typeAndColour(of: text, on: list, look)
            let onACardAlone = try typeAndColour(of: text, on: alone, look)
            #expect(inTheList == onACardAlone)
        }
    }

    @Test(arguments: looks)
    func nothingIsCutOff(_ look: Look) {
        let title = String(repeating: "Up, and up, and ", count: 20) + "away"
        let director = String(repeating: "Pete Docter, ", count: 20) + "and others"
        let card = Screen(FilmCard(film: .fixture(title: title, director: director)))

        let drawn = lines(on: card, look).map { $0.replacing(/<[^>]+>/, with: "") }.joined(separator: " ")

        #expect(words(of: drawn) == words(of: "\(title) 2006 · \(director)"))
    }

    @Test(arguments: looks)
    func norIsAnError(_ look: Look) async {
        let sentence = String(repeating: "The projector is broken, and ", count: 10) + "so is the spare one."
        let repository = StubRepository { throw TheProjectorIsBroken(errorDescription: sentence) }
        let list = Screen(FilmListView(viewModel: FilmListViewModel(repository: repository)))
        await list.settle()

        let drawn = lines(on: list, look).map { $0.replacing(/<[^>]+>/, with: "") }.joined(separator: " ")

        #expect(words(of: drawn).joined(separator: " ").contains(sentence), "in as many lines as it needs")
    }
    #endif

    private func typeAndColour(of text: String, on screen: Screen, _ look: Look) throws -> [Substring] {
        let line = try #require(lines(on: screen, look).first { $0.hasSuffix(">\(text)</text>") })
        return line.matches(of: /(font-size|font-weight|fill)="[^"]+"/).map { $0.0 }
    }

    private func lines(on screen: Screen, _ look: Look) -> [Substring] {
        screen.svg(width: look.width, colorScheme: look.scheme, dynamicTypeSize: look.size)
            .split(separator: "\n").filter { $0.contains("<text") }
    }

    private func words(of text: String) -> [Substring] {
        text.split(separator: " ")
    }

    nonisolated static let looks = [
        Look("light", width: 320),
        Look("dark", width: 320, scheme: .dark),
        Look("accessibilityExtraExtraExtraLarge", width: 320, size: .accessibility5),
        Look("small phone", width: 375),
        Look("tablet", width: 834),
        Look("desk at night", width: 1366, scheme: .dark, size: .xSmall),
    ]
}

/// A named case: a width in points, light or dark, and the reader's text size.
struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let width: Int
    let scheme: ColorScheme
    let size: DynamicTypeSize

    init(_ name: String, width: Int, scheme: ColorScheme = .light, size: DynamicTypeSize = .large) {
        self.testDescription = name
        self.width = width
        self.scheme = scheme
        self.size = size
    }
}
#endif
