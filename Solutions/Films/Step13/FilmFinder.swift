import Foundation
import Observation

@MainActor @Observable
final class FilmFinder {
    var text = ""
    private(set) var films: [PixarFilm] = []

    private let clock: any Clock<Duration>
    private let search: @Sendable (String) async throws -> [PixarFilm]

    init(
        clock: any Clock<Duration> = ContinuousClock(),
        search: @escaping @Sendable (String) async throws -> [PixarFilm]
    ) {
        self.clock = clock
        self.search = search
    }

    /// The view calls it in a task that it cancels when the text changes.
    func find() async {
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else {
            films = []
            return
        }
        do {
            try await clock.sleep(for: .milliseconds(300))
            let answer = try await search(query)
            try Task.checkCancellation()
            films = answer
        } catch {
            // Called off, or no answer: the films stay as they were.
        }
    }
}
