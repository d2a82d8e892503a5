#if STEP_11
import SwiftUI

@testable import InvoiceEditor

/// Shows the first of two invoices, and the second one after a tap on "The other invoice".
struct TwoInvoices: View {
    let models: [InvoiceEditorViewModel]
    @State private var index = 0

    var body: some View {
        VStack {
            Button("The other invoice") { index = 1 - index }
            InvoiceEditorView(viewModel: models[index])
        }
    }
}
#endif
