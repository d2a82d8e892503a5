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
        ForEach(remarks, id: \.self) { Text($0) }
        field("quantity", 0) { model.enterQuantity($0, for: line.id) }
        field("unitPrice", 1) { model.enterUnitPrice($0, for: line.id) }
    }

    private var remarks: [String] {
        let isMarked = model.invalidLineIDs.contains(line.id)
        return (isMarked ? ["Check this line."] : []) + [model.problem(for: line.id)].compactMap { $0 }
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
        .disabled(model.isSending)
    }
}
