/// The clock of every deadline in this module.
enum Patience {
    /// Returns when the deadline has passed; throws when the task is cancelled.
    ///
    /// The time is slept in slices: a process that stood still (a debugger, a busy machine) has then lost one
    /// slice, and the code under test gets its turn before a test gives up on it.
    static func exhaust(_ deadline: Duration) async throws {
        for _ in 0..<20 {
            try await Task.sleep(for: deadline / 20)
        }
    }
}
