import Foundation
import SwiftUI

struct InvoiceEditorView: View {
    private let handed: InvoiceEditorViewModel?
    @State private var made = InvoiceEditorViewModel()

    init(viewModel: InvoiceEditorViewModel? = nil) {
        handed = viewModel
    }

    private var viewModel: InvoiceEditorViewModel { handed ?? made }

    var body: some View {
        VStack(alignment: .leading) {
            List(viewModel.items) { line in
                Row(
                    line: line, isBad: viewModel.invalidLineIDs.contains(line.id),
                    problem: viewModel.problem(for: line.id),
                    setQuantity: { viewModel.enterQuantity($0, for: line.id) },
                    setAmount: { viewModel.enterUnitPrice($0, for: line.id) }
                )
                .disabled(viewModel.isSending)
            }
            Button("Add item", action: addItem)
                .disabled(!viewModel.canAddItem)
            Text("Total: " + viewModel.totalText)
            Text(viewModel.bannerText ?? "")
            Text(viewModel.errorText ?? "")
            Text(viewModel.isSent ? "Sent." : "")
            Button(viewModel.sendTitle) { Task { await viewModel.submit() } }
                .disabled(!viewModel.canSend)
        }
        .id(ObjectIdentifier(viewModel))
    }

    private func addItem() {
        viewModel.add(.empty(currency: "EUR"))
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
