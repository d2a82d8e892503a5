import PaperUI

struct InvoiceEditorView: View {
    private let given: InvoiceEditorViewModel?
    @State private var own = InvoiceEditorViewModel()

    init(model: InvoiceEditorViewModel? = nil) {
        given = model
    }

    private var model: InvoiceEditorViewModel { given ?? own }

    var body: some View {
        Form {
            if let banner = model.bannerText { Text(banner).foregroundStyle(.orange) }
            Section("Items") {
                ForEach(model.items) { line in
                    LineItemRow(line: line, model: model)
                }
                Button("Add item") { model.add(.empty(currency: "EUR")) }
                    .disabled(!model.canAddItem)
            }
            Section("Total") { Text(model.totalText).bold() }
            if model.isSending { ProgressView("Sending…") }
            if model.isSent { Text("Sent.") }
            if let error = model.errorText { Text(error).foregroundStyle(.red) }
        }
        .toolbar {
            Button("Send") { Task { await model.submit() } }
                .disabled(!model.canSend)
        }
    }
}
