import PaperUI

struct InvoiceEditorView: View {
    @State var model: InvoiceEditorViewModel

    init() {
        self.init(model: InvoiceEditorViewModel())
    }

    init(model: InvoiceEditorViewModel) {
        self.model = model
    }

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
