#if STEP_2
import TestSupport

@testable import Movies

/// Lets every call wait at its gate. One whose task is cancelled throws, as a loader should, and one that is stubborn
/// waits for its answer all the same.
struct GatedMovieLoader: MovieLoader {
    let gate = Gate<[Movie]>()
    var isStubborn = false

    func load() async throws -> [Movie] {
        guard isStubborn else { return try await gate() }
        return try await Task { try await gate() }.value
    }
}
#endif
