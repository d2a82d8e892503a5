#if STEP_10
import TestSupport

@testable import Films

/// A server that is asked for films, and notes by the test's clock when it was asked for what.
final class FilmServer: Sendable {
    private let clock: TestClock
    private let questions = Locked<[String]>([])
    private let answer: @Sendable (_ text: String) async throws -> [PixarFilm]

    init(clock: TestClock, answer: @escaping @Sendable (_ text: String) async throws -> [PixarFilm]) {
        self.clock = clock
        self.answer = answer
    }

    /// What it was asked, and when: `Up at 0.3 seconds`.
    var asked: [String] { questions.withLock { $0 } }

    func search(_ text: String) async throws -> [PixarFilm] {
        questions.withLock { $0.append("\(text) at \(clock.now.offset)") }
        return try await answer(text)
    }
}
#endif
