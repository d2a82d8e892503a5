#if STEP_7
import SwiftUI

@testable import Movies

extension Design {
    /// The design as an app would use it: from a loader and nothing else.
    @MainActor @ViewBuilder
    func madeOf(_ loader: some MovieLoader) -> some View {
        switch self {
        case .state: MovieListWithState(loader: loader)
        case .model: MovieListModelComposer(loader: loader)
        case .binding: MovieListComposer(loader: loader)
        }
    }
}

/// A view around another that is evaluated again, and makes the other anew, whenever somebody comes in.
struct Foyer<Content: View>: View {
    @State private var visitors = 0
    @ViewBuilder let content: (_ visitors: Int) -> Content

    var body: some View {
        VStack {
            Button("Visitors: \(visitors)") { visitors += 1 }
            content(visitors)
        }
    }
}

/// Asks another for the movies. One that is made anew differs from the one before.
struct Messenger: MovieLoader {
    let number: Int
    let loader: StubMovieLoader

    func load() async throws -> [Movie] {
        try await loader.load()
    }
}
#endif
