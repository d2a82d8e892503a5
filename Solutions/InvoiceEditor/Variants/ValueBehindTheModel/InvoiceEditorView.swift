import Foundation
import PaperUI

struct InvoiceEditorView: View {
    @State private var model: InvoiceEditorViewModel

    init(model: InvoiceEditorViewModel? = nil) {
        self.model = model ?? InvoiceEditorViewModel()
    }

    var body: some View {
        VStack(alignment: .leading) {
            List(model.items) { line in
                Row(
                    line: line, isBad: model.invalidLineIDs.contains(line.id),
                    setQuantity: { model.setQuantity($0, for: line.id) },
                    setAmount: { model.setUnitPrice(Money($0, line.unitPrice.currency), for: line.id) })
            }
            Button("Add item") { model.add(.empty(currency: "EUR")) }
                .disabled(!model.canAddItem)
            Text(model.totalText)
            Text(model.bannerText ?? "")
            Text(model.errorText ?? "")
            Text(model.isSent ? "Sent." : "")
            Button("Send") { Task { await model.submit() } }
                .disabled(!model.canSend)
        }
    }
}

/// Knows a line and whom to tell, and no model. Text that is no number leaves the line as it was.
private struct Row: View {
    let line: LineItem
    let isBad: Bool
    let setQuantity: (Int) -> Void
    let setAmount: (Decimal) -> Void

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
        }
    }

    private var quantity: Binding<String> {
        Binding {
            typedQuantity ?? String(line.quantity)
        } set: { text in
            typedQuantity = text
            if let number = Int(text) { setQuantity(number) }
        }
    }

    private var amount: Binding<String> {
        Binding {
            typedAmount ?? line.unitPrice.amount.description
        } set: { text in
            typedAmount = text
            if let number = Decimal(string: text) { setAmount(number) }
        }
    }
}
