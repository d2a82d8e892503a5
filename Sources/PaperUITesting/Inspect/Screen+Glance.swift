import PaperUI
import TestSupport

extension Screen {
    /// Gives a condition that looks at the screen its texts, for the wait to name where it was in vain.
    func showToCondition() {
        Glance.current?.words = { [weak self] in
            (self?.root?.texts.compactMap(\.text)).map { "The texts on the screen: \($0)" }
        }
    }
}
