#if STEP_3
@testable import Movies

/// Has something done while it is asked, and then answers.
struct BusyMovieLoader: MovieLoader {
    let answer: Result<[Movie], any Error>
    let meanwhile: @MainActor @Sendable () -> Void

    func load() async throws -> [Movie] {
        await meanwhile()
        return try answer.get()
    }
}
#endif
