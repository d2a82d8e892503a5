#if STEP_11
import PaperUI

@testable import InvoiceEditor

extension Screen {
    /// What the model says in words, and the screen does not.
    func omissions(_ viewModel: InvoiceEditorViewModel) -> [String] {
        [viewModel.totalText, viewModel.bannerText, viewModel.errorText].compactMap { $0 }.filter {
            !text.contains($0)
        }
    }
}
#endif
