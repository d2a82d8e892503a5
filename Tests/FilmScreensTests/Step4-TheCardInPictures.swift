#if STEP_4
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
struct TheCardInPictures {
    @Test(arguments: looks)
    func theCardLooksAsDesigned(_ look: Look) {
        let card = FilmCard(film: .fixture(title: "Ratatouille", year: 2007, director: "Brad Bird"))

        assertSnapshot(
            of: card,
            as: .svg(width: look.width, colorScheme: look.scheme, dynamicTypeSize: look.size),
            named: look.testDescription)
    }

    @Test func theListLeavesTypeAndColoursToTheReader() async throws {
        let film = PixarFilm.fixture(title: "Up")
        let repository = StubRepository { [film] }
        let list = Screen(FilmListView(viewModel: FilmListViewModel(repository: repository)))
        await list.settle()

        let plain = try look(of: "Up", in: list.svg(width: 320))
        let night = try look(of: "Up", in: list.svg(width: 320, colorScheme: .dark))
        let large = try look(of: "Up", in: list.svg(width: 320, dynamicTypeSize: .accessibility5))
        let largeCard = Screen(FilmCard(film: film)).svg(width: 320, dynamicTypeSize: .accessibility5)
        let alone = try look(of: "Up", in: largeCard)

        #expect(night.colour != plain.colour, "the list's cards know no night")
        #expect(large.size != plain.size, "the list's cards know one size")
        #expect(large.size == alone.size, "the list's cards stop at a size")
    }

    private func look(of title: String, in svg: String) throws -> (size: Substring, colour: Substring) {
        let line = try #require(svg.split(separator: "\n").first { $0.hasSuffix(">\(title)</text>") })
        let size = try #require(line.firstMatch(of: /font-size="([^"]+)"/))
        let colour = try #require(line.firstMatch(of: /fill="([^"]+)"/))
        return (size.1, colour.1)
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
