#if STEP_7
import PaperUI

@testable import Movies

extension Design {
    /// The design as an app would use it: from a loader and nothing else.
    @MainActor @ViewBuilder
    func madeOf(_ loader: StubMovieLoader) -> some View {
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
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Button("Visitors: \(visitors)") { visitors += 1 }
            content()
        }
    }
}
#endif
