import Foundation
import Observation

/// Keeps the search that is under way, and calls it off itself.
@MainActor @Observable
final class FilmFinder {
    var text = "" {
        didSet { if text != oldValue { begin() } }
    }
    private(set) var films: [PixarFilm] = []

    @ObservationIgnored private var current: Task<Void, Never>?
    private let clock: any Clock<Duration>
    private let search: @Sendable (String) async throws -> [PixarFilm]

    init(
        clock: any Clock<Duration> = ContinuousClock(),
        search: @escaping @Sendable (String) async throws -> [PixarFilm]
    ) {
        self.clock = clock
        self.search = search
    }

    func cancel() {
        current?.cancel()
        current = nil
    }

    private func begin() {
        cancel()
        let wanted = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if wanted.isEmpty { films = [] }
        guard !wanted.isEmpty else { return }
        current = Task { [weak self, clock, search] in
            try? await clock.sleep(for: .seconds(0.3))
            if Task.isCancelled { return }
            let answer = (try? await search(wanted)) ?? []
            if !Task.isCancelled { self?.films = answer }
        }
    }
}
