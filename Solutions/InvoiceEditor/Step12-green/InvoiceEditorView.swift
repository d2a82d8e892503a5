import SwiftUI

struct InvoiceEditorView: View {
    private let given: InvoiceEditorViewModel?
    @State private var own = InvoiceEditorViewModel()

    init(viewModel: InvoiceEditorViewModel? = nil) {
        given = viewModel
    }

    private var viewModel: InvoiceEditorViewModel { given ?? own }

    var body: some View {
        Form {
            if let banner = viewModel.bannerText { Text(banner).foregroundStyle(.orange) }
            Section("Items") {
                ForEach(viewModel.items) { line in
                    VStack(alignment: .leading) {
                        HStack {
                            TextField("Quantity", text: .constant("\(line.quantity)"))
                                .accessibilityIdentifier("quantity")
                            TextField("Unit price", text: .constant("\(line.unitPrice.amount)"))
                                .accessibilityIdentifier("unitPrice")
                            Text(line.unitPrice.currency)
                        }
                        if viewModel.invalidLineIDs.contains(line.id) {
                            Text("Check this line.").foregroundStyle(.red)
                        }
                    }
                }
                Button("Add item", action: addItem).disabled(!viewModel.canAddItem)
            }
            Section("Total") { Text(viewModel.totalText).bold() }
            if viewModel.isSending { ProgressView("Sending…") }
            if viewModel.isSent { Text("Sent.") }
            if let error = viewModel.errorText { Text(error).foregroundStyle(.red) }
        }
        .toolbar {
            Button("Send") { Task { await viewModel.submit() } }
                .disabled(!viewModel.canSend)
        }
    }

    private func addItem() {
        viewModel.add(.empty(currency: "EUR"))
    }
}
