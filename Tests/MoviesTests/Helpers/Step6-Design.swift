#if STEP_6
import PaperUI
import PaperUITesting
import Testing

@testable import Movies

/// The three designs, put on a screen each in its own way, and from then on alike.
enum Design: String, CaseIterable, CustomTestStringConvertible {
    case state = "@State"
    case model = "model"
    case binding = "@Binding"

    var testDescription: String { rawValue }

    @MainActor
    func mounted(_ loader: some MovieLoader) -> (screen: Screen, reload: @MainActor () async throws -> Void) {
        switch self {
        case .state:
            let screen = Screen(MovieListWithState(loader: loader))
            let list = { try screen.inspect().find(MovieListWithState.self).actualView() }
            return (screen, { try await list().load() })
        case .model:
            let viewModel = MovieListViewModel(loader: loader)
            return (Screen(MovieListWithModel(viewModel: viewModel)), { await viewModel.load() })
        case .binding:
            let screen = Screen(StateHost([Movie]()) { MovieListWithBinding(movies: $0, loader: loader) })
            let list = { try screen.inspect().find(MovieListWithBinding.self).actualView() }
            return (screen, { try await list().load() })
        }
    }
}
#endif
