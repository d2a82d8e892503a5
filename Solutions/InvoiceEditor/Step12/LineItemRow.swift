import SwiftUI

struct LineItemRow: View {
    let line: LineItem
    let viewModel: InvoiceEditorViewModel

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                TextField("Quantity", text: .constant("\(line.quantity)")).accessibilityIdentifier("quantity")
                TextField("Unit price", text: .constant("\(line.unitPrice.amount)"))
                    .accessibilityIdentifier("unitPrice")
                Text(line.unitPrice.currency)
            }
            if viewModel.invalidLineIDs.contains(line.id) { Text("Check this line.").foregroundStyle(.red) }
        }
    }
}
