import SwiftUI

struct LineItemRow: View {
    let line: LineItem
    let viewModel: InvoiceEditorViewModel

    // As typed: "12." is no price yet, and must not become "12" under the fingers.
    @State private var quantity: String
    @State private var unitPrice: String

    init(line: LineItem, viewModel: InvoiceEditorViewModel) {
        self.line = line
        self.viewModel = viewModel
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
            if viewModel.invalidLineIDs.contains(line.id) { Text("Check this line.").foregroundStyle(.red) }
        }
        .onChange(of: quantity) { viewModel.enterQuantity(quantity, for: line.id) }
        .onChange(of: unitPrice) { viewModel.enterUnitPrice(unitPrice, for: line.id) }
    }
}
