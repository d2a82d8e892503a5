import PaperUI

struct InvoiceEditorView: View {
    private let handed: InvoiceEditorViewModel?
    @State private var made = InvoiceEditorViewModel()

    init() {
        handed = nil
    }

    init(model: InvoiceEditorViewModel) {
        handed = model
    }

    private var model: InvoiceEditorViewModel { handed ?? made }

    var body: some View {
        Form {
            Section("Lines") {
                ForEach(model.items) { LineView($0, in: model) }
            }
            Section("Sum") { Text(model.totalText) }
            Section("Messages") { ForEach(messages, id: \.self) { Text($0) } }
        }
        .navigationTitle("Invoice")
        .toolbar {
            Button("Add item", action: addItem).disabled(!model.canAddItem)
            Button(model.sendTitle, action: send).disabled(!model.canSend)
        }
    }

    private var messages: [String] {
        [model.bannerText, model.errorText, model.isSent ? "Sent." : nil].compactMap { $0 }
    }

    private func addItem() { model.add(.empty(currency: "EUR")) }
    private func send() { Task { await model.submit() } }
}
