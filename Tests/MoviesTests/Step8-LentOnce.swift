#if STEP_8
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Movies

@MainActor
@Suite("A programme is a value with rules, and is lent as a whole")
struct LentOnce {
    @Test func aCopyGoesItsOwnWay() {
        var sut = Programme()
        sut.take(.success([.brazil]))
        var copy = sut

        copy.take(.success([.alien]))

        #expect(sut.movies == [.brazil])
        #expect(copy.movies == [.alien])
    }

    #if STEP_8_2
    @Test func loadHandsTheAnswerToTheProgramme() async {
        let programme: Binding<Programme> = .variable(Programme())
        let loader = StubMovieLoader([.success([]), .success(.week), .success([.alien])])
        let sut = MovieListWithProgramme(programme: programme, loader: loader)

        for (load, movies) in [[], .week, [Movie.alien]].enumerated() {
            await sut.load()

            let callCount = await loader.callCount
            #expect(programme.wrappedValue.movies == movies)
            #expect(callCount == load + 1)
        }
    }
    #endif

    #if STEP_8_3
    @Test func aFailureIsHandedOverToo() async {
        var expected = Programme()
        expected.take(.success([.brazil]))
        let programme: Binding<Programme> = .variable(expected)
        let loader = StubMovieLoader([.failure(CinemaIsClosed())])

        await MovieListWithProgramme(programme: programme, loader: loader).load()

        expected.take(.failure(CinemaIsClosed()))
        #expect(programme.wrappedValue.movies == expected.movies)
    }
    #endif

    // The rest
    #if STEP_8_4
    @Test func aProgrammeBeginsWithoutMovies() {
        #expect(Programme().movies == [])
    }

    @Test func whatIsTakenReplacesWhatWasThere() {
        var sut = Programme()

        sut.take(.success(.week))
        #expect(sut.movies == .week)

        sut.take(.success(.year))
        #expect(sut.movies.count == 365)
        #expect(sut.movies.first == [Movie].year[0])

        for movies in [[Movie]].season {
            sut.take(.success(movies))
            #expect(sut.movies == movies)
        }

        sut.take(.success([.alien, .alien]))
        #expect(sut.movies == [.alien, .alien], "what is shown twice is taken twice")

        sut.take(.success([.alien]))
        sut.take(.failure(CinemaIsClosed()))
        sut.take(.success([]))
        #expect(sut.movies == [])
    }

    @Test func whatComesIsTakenEvenIfTheProgrammeHasChangedMeanwhile() async {
        let programme: Binding<Programme> = .variable(Programme())
        programme.wrappedValue.take(.success([.brazil]))
        let loader = BusyMovieLoader(answer: .success([.brazil])) {
            programme.wrappedValue.take(.success([.clerks]))
        }

        await MovieListWithProgramme(programme: programme, loader: loader).load()

        #expect(programme.wrappedValue.movies == [.brazil], "as it was when the load began")
    }

    @Test(
        arguments: [.success(.week), .success([]), .failure(CinemaIsClosed())] as [Result<[Movie], any Error>]
    )
    func onAScreenItAsksOnce(_ answer: Result<[Movie], any Error>) async {
        let loader = StubMovieLoader([answer])
        let screen = Screen(StateHost(Programme()) { MovieListWithProgramme(programme: $0, loader: loader) })

        await screen.settle()

        let callCount = await loader.callCount
        #expect(screen.titles == ((try? answer.get()) ?? []).map { $0.title })
        #expect(callCount == 1)
    }

    @Test func onAScreenEveryLoadAsksOnce() async throws {
        let loader = StubMovieLoader([.success(.week), .failure(CinemaIsClosed()), .success(.week)])
        let screen = Screen(StateHost(Programme()) { MovieListWithProgramme(programme: $0, loader: loader) })
        let list = { try screen.inspect().find(MovieListWithProgramme.self).actualView() }

        try await list().load()
        await screen.settle()
        try await list().load()

        let callCount = await loader.callCount
        #expect(screen.titles == ["Clerks", "Alien", "Brazil", "Dial M for Murder", "Alien"])
        #expect(screen.warnings == [], "two of one title are two rows")
        #expect(callCount == 3, "one when it appeared, two because it was asked")
    }

    @Test func theProgrammeOutlivesTheScreen() async {
        let programme: Binding<Programme> = .variable(Programme())
        let loader = StubMovieLoader(stubs: .week)
        let screen = Screen(MovieListWithProgramme(programme: programme, loader: loader))
        await screen.settle()

        screen.unmount()
        await screen.settle()

        #expect(programme.wrappedValue.movies == .week, "its owner may need it")
    }

    @Test func whatTheOwnerChangesIsShown() async throws {
        let loader = StubMovieLoader(stubs: [.brazil, .alien])
        let screen = Screen(
            StateHost(Programme()) { programme in
                VStack {
                    Button("Close the cinema") { programme.wrappedValue = Programme() }
                    MovieListWithProgramme(programme: programme, loader: loader)
                }
            })
        await screen.settle()

        try screen.inspect().find(button: "Close the cinema").tap()

        #expect(screen.titles == [])
    }

    @Test func aProgrammeThatIsLentLaterIsShownAndChanged() async throws {
        let programmes: [Binding<Programme>] = [[], .week].map { movies in
            var programme = Programme()
            programme.take(.success(movies))
            return .variable(programme)
        }
        let loader = StubMovieLoader([.success([.brazil]), .success([.alien])])
        let screen = Screen(
            StateHost(0) { index in
                VStack {
                    Button("The other cinema") { index.wrappedValue = 1 }
                    MovieListWithProgramme(programme: programmes[index.wrappedValue], loader: loader)
                }
            })
        await screen.settle()

        try screen.inspect().find(button: "The other cinema").tap()
        await screen.settle()
        #expect(screen.titles == ["Clerks", "Alien", "Brazil", "Dial M for Murder", "Alien"])

        try await screen.inspect().find(MovieListWithProgramme.self).actualView().load()
        #expect(programmes.map { $0.wrappedValue.movies } == [[.brazil], [.alien]])
    }

    @Test(.checksLeaks)
    func nothingIsLeftOfItsScreen() async {
        let loader = track(StubMovieLoader(stubs: [.alien]))
        let screen = Screen(StateHost(Programme()) { MovieListWithProgramme(programme: $0, loader: loader) })
        await screen.settle()

        #expect(screen.titles == ["Alien"])
        screen.unmount()
    }

    @Test func theListShowsTheProgrammeThatItIsLent() async {
        var programme = Programme()
        programme.take(.success(.year))
        let lent: Binding<Programme> = .variable(programme)
        let loader = GatedMovieLoader()
        let screen = Screen(MovieListWithProgramme(programme: lent, loader: loader))

        await loader.gate.untilCalled()

        #expect(screen.titles.count == 365)
        #expect(screen.titles.first == [Movie].year[0].title)
        #expect(lent.wrappedValue.movies.count == 365, "nothing is taken from it before the answer comes")
        #expect(loader.gate.callCount == 1)
    }
    #endif
}
#endif
