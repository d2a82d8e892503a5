import SwiftUI

@testable import Movies

/// The states of the movie lists that have a name.
@MainActor func screens(_ draw: Drawing) async throws {
    await draw("Loaded", height: 260, MovieListWithState(loader: Answering(movies: .week)))
    #if STEP_3
    await draw("No answer", height: 260, Lender(movies: .week, loader: Failing()))
    #endif
    #if STEP_8
    await draw("No programme", height: 260, ProgrammeLender(loader: Failing()))
    #endif
}

#if STEP_3
private struct Lender: View {
    @State var movies: [Movie]
    let loader: any MovieLoader

    var body: some View { MovieListWithBinding(movies: $movies, loader: loader) }
}
#endif

#if STEP_8
private struct ProgrammeLender: View {
    @State private var programme = Programme()
    let loader: any MovieLoader

    init(loader: any MovieLoader) { self.loader = loader }

    var body: some View { MovieListWithProgramme(programme: $programme, loader: loader) }
}
#endif

extension [Movie] {
    fileprivate static var week: [Movie] {
        [Movie(id: 1, title: "Alien"), Movie(id: 2, title: "Brazil"), Movie(id: 3, title: "Clerks")]
    }
}

private struct Answering: MovieLoader {
    let movies: [Movie]

    func load() async throws -> [Movie] { movies }
}

private struct Failing: MovieLoader {
    func load() async throws -> [Movie] { throw NoAnswer() }
}

private struct NoAnswer: Error {}
