import SwiftUI

struct InvoiceEditorView: View {
    private let handed: InvoiceEditorViewModel?
    @State private var made = InvoiceEditorViewModel()

    init() {
        handed = nil
    }

    init(viewModel: InvoiceEditorViewModel) {
        handed = viewModel
    }

    private var viewModel: InvoiceEditorViewModel { handed ?? made }

    var body: some View {
        Form {
            Section("Lines") {
                ForEach(viewModel.items) { LineView($0, in: viewModel) }
            }
            Section("Sum") { Text(viewModel.totalText) }
            Section("Messages") { ForEach(messages, id: \.self) { Text($0) } }
        }
        .navigationTitle("Invoice")
        .toolbar {
            Button("Add item", action: addItem).disabled(!viewModel.canAddItem)
            Button(viewModel.sendTitle, action: send).disabled(!viewModel.canSend)
        }
        .id(ObjectIdentifier(viewModel))
    }

    private var messages: [String] {
        [viewModel.bannerText, viewModel.errorText, viewModel.isSent ? "Sent." : nil].compactMap { $0 }
    }

    private func addItem() { viewModel.add(.empty(currency: "EUR")) }
    private func send() { Task { await viewModel.submit() } }
}
