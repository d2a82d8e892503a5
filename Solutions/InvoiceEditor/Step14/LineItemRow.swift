import PaperUI

struct LineItemRow: View {
    let line: LineItem
    let model: InvoiceEditorViewModel

    // As typed: "12." is no price yet, and must not become "12" under the fingers.
    @State private var quantity: String
    @State private var unitPrice: String

    init(line: LineItem, model: InvoiceEditorViewModel) {
        self.line = line
        self.model = model
        quantity = "\(line.quantity)"
        unitPrice = "\(line.unitPrice.amount)"
    }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                TextField("Quantity", text: $quantity).accessibilityIdentifier("quantity")
                TextField("Unit price", text: $unitPrice).accessibilityIdentifier("unitPrice")
                Text(line.unitPrice.currency)
            }
            if model.invalidLineIDs.contains(line.id) { Text("Check this line.").foregroundStyle(.red) }
            if let problem = model.problem(for: line.id) { Text(problem).foregroundStyle(.red) }
        }
        .onChange(of: quantity) { model.enterQuantity(quantity, for: line.id) }
        .onChange(of: unitPrice) { model.enterUnitPrice(unitPrice, for: line.id) }
    }
}
