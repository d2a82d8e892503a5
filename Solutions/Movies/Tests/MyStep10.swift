#if STEP_10
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Movies

@MainActor
@Suite("Whoever has left changes nothing any more")
struct CalledOff {
    private let loader = GatedMovieLoader()
    private let movies: Binding<[Movie]> = .variable([.brazil])
    private let programme: Binding<Programme> = .variable(Programme())

    @Test(.checksLeaks)
    func aModelStaysAsItIs() async {
        let sut = track(MovieListViewModel(loader: loader))
        let first = Task { await sut.load() }
        await loader.gate.untilCalled(by: first)
        await callOff { await sut.load() }
        loader.gate.succeed(with: [.brazil])
        await first.value

        await callOff { await sut.load() }

        #expect(sut.movies == [.brazil])
    }

    @Test func aListThatIsLentStaysAsItIs() async {
        let sut = MovieListWithBinding(movies: movies, loader: loader)

        await callOff {
            await sut.load()
        } meanwhile: {
            movies.wrappedValue = [.clerks]
        }

        #expect(movies.wrappedValue == [.clerks])
    }

    @Test func aProgrammeStaysAsItIs() async {
        let sut = MovieListWithProgramme(programme: programme, loader: loader)

        await callOff {
            await sut.load()
        } meanwhile: {
            programme.wrappedValue.take(.success([.brazil]))
        }

        #expect(programme.wrappedValue.movies == [.brazil])
        #expect(programme.wrappedValue.errorText == nil)
    }

    @Test func whatWasSaidIsStillSaid() async {
        programme.wrappedValue.take(.failure(CinemaIsClosed()))
        let errorText = programme.wrappedValue.errorText
        let sut = MovieListWithProgramme(programme: programme, loader: loader)

        await callOff { await sut.load() }

        #expect(programme.wrappedValue.errorText == errorText)
    }

    @Test(arguments: [.success([.alien]), .failure(CinemaIsClosed())] as [Result<[Movie], any Error>])
    func anAnswerThatComesAllTheSameChangesNothing(_ answer: Result<[Movie], any Error>) async {
        let viewModel = MovieListViewModel(loader: StubMovieLoader([.success([.brazil]), answer]))
        await viewModel.load()
        programme.wrappedValue.take(.success([.brazil]))
        let stub = StubMovieLoader([answer])

        await cancelled { await viewModel.load() }
        await cancelled { await MovieListWithBinding(movies: movies, loader: stub).load() }
        await cancelled { await MovieListWithProgramme(programme: programme, loader: stub).load() }

        #expect(viewModel.movies == [.brazil])
        #expect(movies.wrappedValue == [.brazil])
        #expect(programme.wrappedValue.movies == [.brazil])
        #expect(programme.wrappedValue.errorText == nil)
    }

    @Test(arguments: [.success([.alien]), .failure(CinemaIsClosed())] as [Result<[Movie], any Error>])
    func anAnswerThatComesTooLateChangesNothing(_ answer: Result<[Movie], any Error>) async {
        let loader = GatedMovieLoader(isStubborn: true)
        let viewModel = MovieListViewModel(loader: loader)
        let loads: [@MainActor () async -> Void] = [
            { await viewModel.load() },
            { await MovieListWithBinding(movies: movies, loader: loader).load() },
            { await MovieListWithProgramme(programme: programme, loader: loader).load() },
        ]
        for (number, load) in loads.enumerated() {
            let task = Task { await load() }
            await loader.gate.untilCalled(number + 1)
            task.cancel()
            switch answer {
            case .success(let movies): loader.gate.succeed(with: movies)
            case .failure(let error): loader.gate.fail(with: error)
            }
            await task.value
        }

        #expect(viewModel.movies == [])
        #expect(movies.wrappedValue == [.brazil])
        #expect(programme.wrappedValue.movies == [])
        #expect(programme.wrappedValue.errorText == nil)
    }

    @Test func theNextLoadNeedNotWaitForIt() async {
        let loader = GatedMovieLoader(isStubborn: true)
        let viewModel = MovieListViewModel(loader: loader)
        let list = MovieListWithBinding(movies: movies, loader: loader)
        let programmeList = MovieListWithProgramme(programme: programme, loader: loader)

        await callOffAndLoadAgain(loader) { await viewModel.load() }
        await callOffAndLoadAgain(loader) { await list.load() }
        await callOffAndLoadAgain(loader) { await programmeList.load() }

        #expect(viewModel.movies == [.alien])
        #expect(movies.wrappedValue == [.alien])
        #expect(programme.wrappedValue.movies == [.alien])
    }

    @Test func theNextLoadIsLikeAnyOther() async {
        let viewModel = MovieListViewModel(loader: StubMovieLoader(stubs: [.alien]))
        programme.wrappedValue.take(.success([.brazil]))
        let loader = StubMovieLoader(stubs: [.alien])
        let list = MovieListWithBinding(movies: movies, loader: loader)
        let programmeList = MovieListWithProgramme(programme: programme, loader: loader)

        await cancelled { await viewModel.load() }
        await viewModel.load()
        await cancelled { await list.load() }
        await list.load()
        await cancelled { await programmeList.load() }
        await programmeList.load()

        #expect(viewModel.movies == [.alien])
        #expect(movies.wrappedValue == [.alien])
        #expect(programme.wrappedValue.movies == [.alien])
    }

    @Test func aScreenThatGoesTakesItsLoadAlong() async {
        programme.wrappedValue.take(.success([.alien]))

        await mountAndLeave(MovieListWithState(loader: loader))
        await mountAndLeave(MovieListWithModel(viewModel: MovieListViewModel(loader: loader)))
        await mountAndLeave(MovieListWithBinding(movies: movies, loader: loader))
        await mountAndLeave(MovieListWithProgramme(programme: programme, loader: loader))

        #expect(movies.wrappedValue == [.brazil])
        #expect(programme.wrappedValue.movies == [.alien])
    }

    @Test func theOtherScreenOfAModelKeepsItsLoad() async {
        let viewModel = MovieListViewModel(loader: loader)
        let screens = (1...2).map { _ in Screen(MovieListWithModel(viewModel: viewModel)) }
        await loader.gate.untilCalled(2)

        screens[0].unmount()
        await screens[0].settle(deadline: .seconds(1))
        loader.gate.succeed(with: [.alien])
        await screens[1].settle()

        #expect(screens[0].warnings == [])
        #expect(screens[1].titles == ["Alien"])
    }

    @Test func aLoadThatAnotherBeganGoesOn() async {
        let list = MovieListWithBinding(movies: movies, loader: loader)
        let programmeList = MovieListWithProgramme(programme: programme, loader: loader)

        await loadWhileAScreenGoes(list) { _ in await list.load() }
        await loadWhileAScreenGoes(programmeList) { _ in await programmeList.load() }

        #expect(movies.wrappedValue == [.alien])
        #expect(programme.wrappedValue.movies == [.alien])
    }

    @Test func soItDoesWhereItWasAskedOfTheViewOnTheScreen() async {
        let list = MovieListWithBinding(movies: movies, loader: loader)
        let programmeList = MovieListWithProgramme(programme: programme, loader: loader)

        await loadWhileAScreenGoes(list) { await $0.load() }
        await loadWhileAScreenGoes(programmeList) { await $0.load() }

        #expect(movies.wrappedValue == [.alien])
        #expect(programme.wrappedValue.movies == [.alien])
    }

    /// Begins a load beside the one of a screen, and answers when the screen has gone.
    ///
    /// - Parameter load: is handed the view as it is on the screen.
    private func loadWhileAScreenGoes<Shown: View>(
        _ view: Shown, _ load: @escaping @MainActor (Shown) async -> Void
    ) async {
        let calls = loader.gate.callCount
        let screen = Screen(view)
        await loader.gate.untilCalled(calls + 1)
        let task = Task { await load(try screen.inspect().find(Shown.self).actualView()) }
        await loader.gate.untilCalled(calls + 2)

        screen.unmount()
        await screen.settle()
        loader.gate.succeed(with: [.alien])
        _ = await task.result
    }

    /// Begins a load and calls it off while the loader is being asked, and something else happens.
    private func callOff(
        _ load: @escaping @MainActor () async -> Void, meanwhile: @MainActor () -> Void = {}
    ) async {
        let calls = loader.gate.callCount
        let task = Task { await load() }
        await loader.gate.untilCalled(calls + 1)
        meanwhile()
        task.cancel()
        await task.value
    }

    /// Calls a load off whose loader still owes its answer, loads once more, and answers both.
    private func callOffAndLoadAgain(
        _ loader: GatedMovieLoader, _ load: @escaping @MainActor () async -> Void
    ) async {
        let calls = loader.gate.callCount
        let first = Task { await load() }
        await loader.gate.untilCalled(calls + 1)
        first.cancel()
        let second = Task { await load() }
        await loader.gate.untilCalled(calls + 2)

        loader.gate.succeed(with: [.alien])
        await first.value
        await second.value
    }

    /// A load that is called off before it begins: a stub answers all the same.
    private func cancelled(_ load: @escaping @MainActor () async -> Void) async {
        let task = Task { await load() }
        task.cancel()
        await task.value
    }

    /// The gate holds whoever is not called off, and then the screen says what has not ended.
    private func mountAndLeave(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) async {
        let calls = loader.gate.callCount
        let screen = Screen(view)
        await loader.gate.untilCalled(calls + 1, sourceLocation: sourceLocation)

        screen.unmount()
        await screen.settle(deadline: .seconds(1))

        #expect(screen.warnings == [], sourceLocation: sourceLocation)
    }
}
#endif
