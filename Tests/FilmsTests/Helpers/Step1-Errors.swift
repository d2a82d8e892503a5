#if STEP_1
import Foundation

struct ProjectorIsBroken: LocalizedError {
    var errorDescription: String? { "The projector is broken." }
}

/// An error as the system makes them: no `LocalizedError`, and it has its sentence all the same.
func reelIsMissing() -> any Error {
    NSError(domain: "Films", code: 404, userInfo: [NSLocalizedDescriptionKey: "The reel is missing."])
}
#endif
