#if STEP_1
import PaperUI
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("The screen shows what it always showed")
struct TheScreen {
    @Test func theArchiveIsShownAsEver() async throws {
        let archive = FilmArchive()
        let screen = FilmListScreen(archive)

        await screen.settle()

        let films = try await archive.fetchAll()
        let titles = ["Coco", "Finding Nemo", "Ratatouille", "Soul", "Toy Story", "Up", "WALL·E"]
        #expect(screen.titles(of: films) == titles)
        #expect(screen.isSpinning == false)
    }

    #if STEP_1_2
    @Test func soAreOtherFilms() async {
        let screen = FilmListScreen(StubRepository(films: Self.films))

        await screen.settle()

        #expect(screen.titles(of: Self.films) == ["Brave", "Cars", "Just in Time"])
    }
    #endif

    // The rest
    #if STEP_1_3
    @Test func aLongListHasARowForEach() async {
        let title = "The Film That Did Not Want to End, Part"
        let films = (200...439).reversed().map { number in
            PixarFilm(id: "\(number)", title: "\(title) \(number / 2)", year: 2000, director: "Nobody")
        }
        let screen = FilmListScreen(StubRepository(films: films))

        await screen.settle()

        #expect(screen.titles(of: films) == films.reversed().map { $0.title }, "each title is there twice")
        #expect(screen.screen.warnings == [], "and no two rows are one to SwiftUI")
    }

    @Test func theSpinnerTurnsUntilTheFilmsAreThere() async {
        let gate = Gate<[PixarFilm]>()
        let screen = FilmListScreen(ScriptedRepository { _ in try await gate() })

        await gate.untilCalled()
        #expect(screen.isSpinning == true)

        gate.succeed(with: Self.films)
        await screen.settle()
        #expect(screen.isSpinning == false)
        #expect(screen.titles(of: Self.films) == ["Brave", "Cars", "Just in Time"])
    }

    @Test func aFailureIsPutIntoWords() async {
        let screen = FilmListScreen(ScriptedRepository { _ in throw ProjectorIsBroken() })

        await screen.settle()

        #expect(screen.texts.contains("The projector is broken."))
        #expect(screen.isSpinning == false)
    }

    @Test func soIsAnother() async {
        let screen = FilmListScreen(ScriptedRepository { _ in throw reelIsMissing() })

        await screen.settle()

        #expect(screen.texts.contains("The reel is missing."))
        #expect(screen.texts.contains("The projector is broken.") == false)
    }

    @Test(arguments: [[], films])
    func theRepositoryIsAskedOnce(answer: [PixarFilm]) async {
        let repository = ScriptedRepository { _ in answer }
        let screen = FilmListScreen(repository)

        await screen.settle()

        let calls = await repository.calls
        #expect(calls == 1)
        #expect(screen.isSpinning == false)
    }

    @Test func theFilmsStayWhenWhatIsAroundThemIsDrawnAnew() async {
        let films = Self.films
        let repository = ScriptedRepository { call in call == 1 ? films : [] }
        let mail = Mail()
        let screen = FilmListScreen(screen: Screen(FilmsAndMail(mail: mail, repository: repository)))
        await screen.settle()

        mail.count = 1
        await screen.settle()

        #expect(screen.texts.contains("1 new letter"))
        #expect(screen.titles(of: films) == ["Brave", "Cars", "Just in Time"])
        let calls = await repository.calls
        #expect(calls == 1)
    }
    #endif

    nonisolated private static let films = [
        PixarFilm(id: "just", title: "Just in Time", year: 1995, director: "Nobody"),
        PixarFilm(id: "cars", title: "Cars", year: 2006, director: "John Lasseter"),
        PixarFilm(id: "early", title: "A Year Too Early", year: 1994, director: "Nobody"),
        PixarFilm(id: "brave", title: "Brave", year: 2012, director: "Mark Andrews"),
    ]
}

/// Something beside the list that changes.
@MainActor @Observable
private final class Mail {
    var count = 0
}

private struct FilmsAndMail: View {
    let mail: Mail
    let repository: any FilmRepository

    var body: some View {
        VStack {
            Text("\(mail.count) new letter")
            FilmListView(repository: repository)
        }
    }
}
#endif
