import SwiftUI

struct InvoiceEditorView: View {
    let viewModel: InvoiceEditorViewModel

    var body: some View {
        Form {
            if let banner = viewModel.bannerText { Text(banner).foregroundStyle(.orange) }
            Section("Items") {
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
