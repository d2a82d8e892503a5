#if STEP_10
import Foundation

/// Why an invoice was not sent, in a sentence that a person can read.
struct OfficeIsClosed: LocalizedError {
    var errorDescription: String? { "The office is closed until Monday." }
    var failureReason: String? { "It is Sunday." }
}
#endif
