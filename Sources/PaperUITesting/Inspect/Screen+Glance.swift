import PaperUI
import TestSupport

extension Screen {
    /// Where a condition looks at the screen, a wait for it that is in vain says which texts stand there.
    func showToCondition() {
        Glance.current?.words = { [weak self] in
            (self?.root?.texts.compactMap(\.text)).map { "The texts on the screen: \($0)" }
        }
    }
}
