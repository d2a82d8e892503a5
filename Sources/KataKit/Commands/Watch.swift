import Foundation

extension Runner {
    /// `./kata watch`: a check on every save, until `q` or Ctrl-C.
    ///
    /// Without a terminal it prints plain lines and takes no keys.
    func watch(_ query: String?) async throws -> Status {
        let chapter = try startedChapter(query, in: try course())
        remember(chapter)
        let ending = try await withCheckedThrowingContinuation { continuation in
            // The loop blocks its thread, which must not be one of the task pool's.
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let terminal = TerminalSession(environment: environment)
                        return try WatchLoop(runner: self, query: query, terminal: terminal).run()
                    })
            }
        }
        if case .signal(let number) = ending { exit(128 + number) }
        return .done
    }
}
