#if STEP_10
import PaperUI
import PaperUITesting
import Testing

@testable import Films

/// The search on a screen of paper, and somebody who types.
@MainActor
struct FilmFinderScreen {
    let screen: Screen

    init(_ finder: FilmFinder) {
        screen = Screen(FilmFinderView(finder: finder))
    }

    func type(_ text: String) throws {
        try screen.inspect().find(ViewType.TextField.self).setInput(text)
    }

    /// All texts but those of the field.
    var titles: [String] {
        let texts = try? screen.inspect().findAll(Text.self)
        return (texts ?? []).compactMap { try? $0.string() }.filter { !["Title", "Search"].contains($0) }
    }
}
#endif
