#if STEP_6
import TestSupport

extension Gate {
    /// Waits for the test's answer and does not hear of a cancellation: the one who waits is a task of its own.
    func toTheEnd() async throws -> Value {
        try await Task { try await self() }.value
    }
}
#endif
