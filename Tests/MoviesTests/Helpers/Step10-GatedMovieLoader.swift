#if STEP_10
import TestSupport

@testable import Movies

/// Lets every call wait at its gate. One whose task is cancelled throws, as a loader should.
struct GatedMovieLoader: MovieLoader {
    let gate = Gate<[Movie]>()

    func load() async throws -> [Movie] {
        try await gate()
    }
}
#endif
