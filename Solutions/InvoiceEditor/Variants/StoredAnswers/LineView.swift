import SwiftUI

struct LineView: View {
    private let line: LineItem
    private let viewModel: InvoiceEditorViewModel
    @State private var typed: [String]

    init(_ line: LineItem, in viewModel: InvoiceEditorViewModel) {
        self.line = line
        self.viewModel = viewModel
        typed = ["\(line.quantity)", "\(line.unitPrice.amount)"]
    }

    var body: some View {
        ForEach(remarks, id: \.self) { Text($0) }
        field("quantity", 0) { viewModel.enterQuantity($0, for: line.id) }
        field("unitPrice", 1) { viewModel.enterUnitPrice($0, for: line.id) }
    }

    private var remarks: [String] {
        let isMarked = viewModel.invalidLineIDs.contains(line.id)
        return (isMarked ? ["Check this line."] : []) + [viewModel.problem(for: line.id)].compactMap { $0 }
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
        .disabled(viewModel.isSending)
    }
}
