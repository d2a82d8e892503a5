#if STEP_10
import PaperUI
import PaperUITesting
import Testing

@testable import Films

/// The finder on a screen, and a user who types.
@MainActor
struct FilmFinderScreen {
    let screen: Screen

    init(_ finder: FilmFinder) {
        screen = Screen(FilmFinderView(finder: finder))
    }

    func type(_ text: String) throws {
        try screen.inspect().find(ViewType.TextField.self).setInput(text)
    }

    /// Which of these films' titles there are, from top to bottom.
    func titles(of films: [PixarFilm]) -> [String] {
        let texts = (try? screen.inspect().findAll(Text.self)) ?? []
        return texts.compactMap { try? $0.string() }.filter { text in films.contains { $0.title == text } }
    }
}
#endif
