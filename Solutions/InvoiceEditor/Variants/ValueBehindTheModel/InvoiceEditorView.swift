import Foundation
import PaperUI

struct InvoiceEditorView: View {
    private let handed: InvoiceEditorViewModel?
    @State private var made = InvoiceEditorViewModel()

    init(model: InvoiceEditorViewModel? = nil) {
        handed = model
    }

    private var model: InvoiceEditorViewModel { handed ?? made }

    var body: some View {
        VStack(alignment: .leading) {
            List(model.items) { line in
                Row(
                    line: line, isBad: model.invalidLineIDs.contains(line.id),
                    problem: model.problem(for: line.id),
                    setQuantity: { model.enterQuantity($0, for: line.id) },
                    setAmount: { model.enterUnitPrice($0, for: line.id) }
                )
                .disabled(model.isSending)
            }
            Button("Add item") { model.add(.empty(currency: "EUR")) }
                .disabled(!model.canAddItem)
            Text(model.totalText)
            Text(model.bannerText ?? "")
            Text(model.errorText ?? "")
            Text(model.isSent ? "Sent." : "")
            Button(model.sendTitle) { Task { await model.submit() } }
                .disabled(!model.canSend)
        }
    }
}

/// Knows a line and whom to tell, and no model.
private struct Row: View {
    let line: LineItem
    let isBad: Bool
    let problem: String?
    let setQuantity: (String) -> Void
    let setAmount: (String) -> Void

    @State private var typedQuantity: String?
    @State private var typedAmount: String?

    var body: some View {
        VStack {
            HStack {
                TextField("How many", text: quantity).accessibilityIdentifier("quantity")
                TextField("At", text: amount).accessibilityIdentifier("unitPrice")
                Text(line.unitPrice.currency)
            }
            if isBad { Text("Check this line.").bold() }
            Text(problem ?? "")
        }
    }

    private var quantity: Binding<String> {
        Binding {
            typedQuantity ?? String(line.quantity)
        } set: { text in
            typedQuantity = text
            setQuantity(text)
        }
    }

    private var amount: Binding<String> {
        Binding {
            typedAmount ?? line.unitPrice.amount.description
        } set: { text in
            typedAmount = text
            setAmount(text)
        }
    }
}
