import PaperUI

struct InvoiceEditorView: View {
    private let given: InvoiceEditorViewModel?
    @State private var own = InvoiceEditorViewModel()

    private var model: InvoiceEditorViewModel { given ?? own }

    init(model: InvoiceEditorViewModel? = nil) {
        given = model
    }

    var body: some View {
        List {
            messages
            ForEach(model.items, id: \.id) { line in
                Section {
                    NumberField(name: "quantity", start: "\(line.quantity)") { text in
                        model.enterQuantity(text, for: line.id)
                    }
                    NumberField(name: "unitPrice", start: "\(line.unitPrice.amount)") { text in
                        model.enterUnitPrice(text, for: line.id)
                    }
                    if model.invalidLineIDs.contains(line.id) { Text("Check this line.") }
                    model.problem(for: line.id).map { Text($0) }
                }
                .disabled(!model.canAddItem)
            }
            Section {
                Button("Add item") { model.add(.empty(currency: "EUR")) }.disabled(!model.canAddItem)
                Text(model.totalText)
                Button(model.sendTitle) { send() }.disabled(!model.canSend)
            }
        }
    }

    @ViewBuilder private var messages: some View {
        if let banner = model.bannerText { Text(banner) }
        if let error = model.errorText {
            Text(error)
        } else if model.isSent {
            Text("Sent.")
        }
    }

    private func send() {
        Task { await model.submit() }
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
