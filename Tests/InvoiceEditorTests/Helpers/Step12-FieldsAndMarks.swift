#if STEP_12
import PaperUI
import PaperUITesting

@testable import InvoiceEditor

extension InspectedView {
    /// The fields with this identifier, a line after the other.
    @MainActor
    func fields(_ identifier: String) -> [InspectedView<any View>] {
        findAll { try $0.accessibilityIdentifier() == identifier }
    }
}

extension Screen {
    /// How many lines say that something is wrong with them.
    var marks: Int { text.components(separatedBy: "Check this line.").count - 1 }

    /// How many of them say so behind the last place where this stands.
    func marks(behind place: String) -> Int {
        (text.components(separatedBy: place).last ?? "").components(separatedBy: "Check this line.").count - 1
    }
}
#endif
