import Foundation
import PaperUI

struct LineView: View {
    private let line: LineItem
    private let model: InvoiceEditorViewModel
    @State private var typed: [String]

    init(_ line: LineItem, in model: InvoiceEditorViewModel) {
        self.line = line
        self.model = model
        typed = ["\(line.quantity)", "\(line.unitPrice.amount)"]
    }

    var body: some View {
        if model.invalidLineIDs.contains(line.id) { Text("Check this line.") }
        field("quantity", 0) { model.setQuantity(Int($0) ?? 0, for: line.id) }
        field("unitPrice", 1) {
            model.setUnitPrice(Money(Decimal(string: $0) ?? 0, line.unitPrice.currency), for: line.id)
        }
    }

    private func field(_ name: String, _ index: Int, changed: @escaping (String) -> Void) -> some View {
        TextField(
            name,
            text: Binding(
                get: { typed[index] },
                set: { text in
                    typed[index] = text
                    changed(text)
                })
        )
        .accessibilityIdentifier(name)
    }
}
