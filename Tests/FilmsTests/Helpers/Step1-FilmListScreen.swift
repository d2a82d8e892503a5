#if STEP_1
import PaperUI
import PaperUITesting

@testable import Films

/// The list on a screen, and what a user in front of it sees.
@MainActor
struct FilmListScreen {
    let screen: Screen

    /// Waits until the view's tasks, and those of its buttons, have ended.
    func settle() async {
        await screen.settle()
    }

    var texts: [String] {
        let texts = try? screen.inspect().findAll(Text.self)
        return (texts ?? []).compactMap { try? $0.string() }
    }

    /// Which of these films' titles there are, from top to bottom.
    func titles(of films: [PixarFilm]) -> [String] {
        texts.filter { text in films.contains { $0.title == text } }
    }

    var isSpinning: Bool {
        let spinners = try? screen.inspect().findAll(ViewType.ProgressView.self)
        return spinners?.isEmpty == false
    }
}

extension FilmListScreen {
    init(_ repository: any FilmRepository) {
        self.init(screen: Screen(FilmListView(repository: repository)))
    }
}
#endif
