#if STEP_2
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

/// What somebody in front of the screen sees, from top to bottom.
extension Screen {
    /// What the spinners say.
    var spinners: [String] {
        let spinners = (try? inspect().findAll(ViewType.ProgressView.self)) ?? []
        return spinners.map { (try? $0.find(ViewType.Text.self).string()) ?? "a spinner without a text" }
    }

    /// The titles on the cards.
    var titles: [String] {
        let cards = (try? inspect().findAll(FilmCard.self)) ?? []
        return cards.map {
            (try? $0.find(viewWithAccessibilityIdentifier: "filmTitle").string()) ?? "a card without a title"
        }
    }

    /// Every text.
    var texts: [String] {
        (try? inspect().findAll(Text.self).map { try $0.string() }) ?? []
    }

    /// "No films found", as often as it is said.
    var regrets: [String] {
        texts.filter { $0 == "No films found" }
    }

    var textFieldCount: Int? {
        try? inspect().findAll(ViewType.TextField.self).count
    }
}
#endif
