#if STEP_4
import Foundation

/// An error with a sentence of its own.
struct NoReception: LocalizedError {
    var errorDescription: String? { "There is no reception behind the wall." }
}
#endif
