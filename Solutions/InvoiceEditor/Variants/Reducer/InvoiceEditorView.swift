import SwiftUI

struct InvoiceEditorView: View {
    private let given: InvoiceEditorViewModel?
    @State private var own = InvoiceEditorViewModel()

    private var viewModel: InvoiceEditorViewModel { given ?? own }

    init(viewModel: InvoiceEditorViewModel? = nil) {
        given = viewModel
    }

    var body: some View {
        List {
            messages
            ForEach(viewModel.items, id: \.id) { line in
                Section {
                    NumberField(name: "quantity", start: "\(line.quantity)") { text in
                        viewModel.enterQuantity(text, for: line.id)
                    }
                    NumberField(name: "unitPrice", start: "\(line.unitPrice.amount)") { text in
                        viewModel.enterUnitPrice(text, for: line.id)
                    }
                    if viewModel.invalidLineIDs.contains(line.id) { Text("Check this line.") }
                    viewModel.problem(for: line.id).map { Text($0) }
                }
                .disabled(!viewModel.canAddItem)
            }
            Section {
                Button("Add item", action: addItem).disabled(!viewModel.canAddItem)
                Text(viewModel.totalText)
                Button(viewModel.sendTitle) { send() }.disabled(!viewModel.canSend)
            }
        }
        .id(ObjectIdentifier(viewModel))
    }

    @ViewBuilder private var messages: some View {
        if let banner = viewModel.bannerText { Text(banner) }
        if let error = viewModel.errorText {
            Text(error)
        } else if viewModel.isSent {
            Text("Sent.")
        }
    }

    private func send() {
        Task { await viewModel.submit() }
    }

    private func addItem() {
        viewModel.add(.empty(currency: "EUR"))
    }
}

/// Keeps what is typed, and hands each change on. Whoever uses it says what text means.
private struct NumberField: View {
    let name: String
    let changed: (String) -> Void
    @State private var text: String

    init(name: String, start: String, changed: @escaping (String) -> Void) {
        self.name = name
        self.changed = changed
        text = start
    }

    var body: some View {
        TextField(name, text: $text)
            .accessibilityIdentifier(name)
            .onChange(of: text) { changed(text) }
    }
}
