#if STEP_1
import Foundation

struct ProjectorIsBroken: LocalizedError {
    var errorDescription: String? { "The projector is broken." }
    var failureReason: String? { "The lamp is out." }
    var recoverySuggestion: String? { "Read a book." }
}

/// An error as the network makes them: no `LocalizedError`, and it has its sentence all the same.
func reelIsMissing() -> any Error {
    URLError(.resourceUnavailable, userInfo: [NSLocalizedDescriptionKey: "The reel is missing."])
}
#endif
