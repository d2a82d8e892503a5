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
                    LineItemRow(line: line, viewModel: viewModel)
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
        .id(ObjectIdentifier(viewModel))
    }

    private func addItem() {
        viewModel.add(.empty(currency: "EUR"))
    }
}
