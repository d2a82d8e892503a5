#if STEP_1
@testable import Movies

/// Answers with what it was given. Of several answers it gives the next at each call, and the last for ever.
actor StubMovieLoader: MovieLoader {
    private(set) var callCount = 0
    private var answers: [Result<[Movie], any Error>]

    init(_ answers: [Result<[Movie], any Error>]) {
        self.answers = answers
    }

    init(stubs: [Movie]) {
        self.init([.success(stubs)])
    }

    init(weeks: [[Movie]]) {
        self.init(weeks.map { .success($0) })
    }

    func load() throws -> [Movie] {
        callCount += 1
        return try (answers.count > 1 ? answers.removeFirst() : answers[0]).get()
    }
}

struct CinemaIsClosed: Error {}
#endif
