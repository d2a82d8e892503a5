import Foundation
import Observation

/// Calls nothing off: a search that is not the newest any more does nothing when its turn comes.
@MainActor @Observable
final class FilmFinder {
    var text = ""
    private(set) var films: [PixarFilm] = []
    private var newest = 0

    private let search: @Sendable (String) async throws -> [PixarFilm]
    private let clock: any Clock<Duration>

    init(
        clock: any Clock<Duration> = ContinuousClock(),
        search: @escaping @Sendable (String) async throws -> [PixarFilm]
    ) {
        self.search = search
        self.clock = clock
    }

    func leave() {
        newest += 1
    }

    func textHasChanged() async {
        newest += 1
        let number = newest
        let wanted = text.trimmingCharacters(in: .whitespaces)
        films = []
        guard wanted != "" else { return }
        try? await clock.sleep(for: .milliseconds(300))
        guard number == newest else { return }
        let answer = try? await search(wanted)
        guard number == newest else { return }
        films = answer ?? []
    }
}
