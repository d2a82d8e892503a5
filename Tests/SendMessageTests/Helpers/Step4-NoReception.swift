#if STEP_4
import Foundation

/// An error with a sentence of its own, and with two more that nobody has asked for.
struct NoReception: LocalizedError {
    var errorDescription: String? { "There is no reception behind the wall." }
    var failureReason: String? { "The wall is fresh." }
    var recoverySuggestion: String? { "Walk to the window." }
}
#endif
