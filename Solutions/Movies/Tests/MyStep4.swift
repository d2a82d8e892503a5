#if STEP_4
import SwiftUI
import Testing

@testable import Movies

@MainActor
@Suite("A variable keeps what is written through its binding")
struct AVariable {
    @Test func loadLoadsMovies() async {
        let (sut, movies) = makeSUT(loader: StubMovieLoader(stubs: [.brazil, .alien]))

        await sut.load()

        #expect(movies() == [.brazil, .alien])
    }

    @Test func loadReplacesWhatWasThere() async {
        let (sut, movies) = makeSUT(movies: [.clerks], loader: StubMovieLoader(stubs: [.alien]))
        #expect(movies() == [.clerks])

        await sut.load()

        #expect(movies() == [.alien])
    }

    @Test func aVariableKeepsWhatIsWritten() {
        let title: Binding<String> = .variable("Alien")
        #expect(title.wrappedValue == "Alien")

        for written in ["Brazil", "Clerks", "", "Alien", "Brazil"] {
            title.wrappedValue = written
            #expect(title.wrappedValue == written)
        }
    }

    @Test func aVariableMayHaveNoValue() {
        let title: Binding<String?> = .variable("Alien")

        title.wrappedValue = nil

        #expect(title.wrappedValue == nil)
    }

    @Test func aVariableKeepsAFunction() {
        let title: Binding<() -> String> = .variable { "Alien" }
        #expect(title.wrappedValue() == "Alien")

        title.wrappedValue = { "Brazil" }

        #expect(title.wrappedValue() == "Brazil")
    }

    @Test func aCopyIsTheSameVariable() {
        var titles = ["Alien", "Clerks"]
        let title: Binding<String> = .variable(titles.removeFirst())
        let copy = title
        #expect([copy.wrappedValue, title.wrappedValue] == ["Alien", "Alien"])

        copy.wrappedValue = "Brazil"

        #expect(title.wrappedValue == "Brazil")
    }

    @Test func twoVariablesAreTwo() {
        let titles: [Binding<String>] = ["Alien", "Alien"].map { .variable($0) }

        titles[1].wrappedValue = "Brazil"

        #expect(titles.map { $0.wrappedValue } == ["Alien", "Brazil"])
    }

    private func makeSUT(
        movies: [Movie] = [], loader: StubMovieLoader
    ) -> (sut: MovieListWithBinding, movies: () -> [Movie]) {
        let movies: Binding<[Movie]> = .variable(movies)
        let sut = MovieListWithBinding(movies: movies, loader: loader)
        return (sut, { movies.wrappedValue })
    }
}
#endif
