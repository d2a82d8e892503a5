#if STEP_5
import Testing

@testable import Films

@MainActor
@Suite("The caller decides with which year the list begins")
struct MinimumYear {
    @Test(arguments: [0, 1, 1000, 1995, 2000, 2015])
    func theListBeginsWithTheYearThatItIsGiven(year: Int) async {
        let repository = StubRepository(films: [
            .fixture(id: "before", year: year - 1),
            .fixture(id: "in", year: year),
            .fixture(id: "after", year: year + 1),
        ])
        let sut = FilmListViewModel(repository: repository, minimumYear: year)

        await sut.loadFilms()

        let years = sut.films.map { $0.year }.sorted()
        #expect(years == [year, year + 1])
    }

    // The rest
    #if STEP_5_2
    @Test func aYearToComeIsAYearToo() async {
        let sut = FilmListViewModel(repository: StubRepository(films: [.fixture()]), minimumYear: 3000)
        let other = FilmListViewModel(repository: StubRepository(films: [.fixture()]))

        await sut.loadFilms()
        await other.loadFilms()

        #expect(sut.films == [])
        #expect(sut.errorMessage == nil, "no film of that year is no failure")
        #expect(other.films == [.fixture()], "each model has its own year")
    }
    #endif
}
#endif
