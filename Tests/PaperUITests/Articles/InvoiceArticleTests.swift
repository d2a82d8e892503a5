import Foundation
import Observation
import PaperUI
import Testing

/// The view of the article on the invoice editor, as an app would have it, with `import PaperUI`.
@MainActor
@Suite struct InvoiceArticleTests {
    struct Line: Identifiable {
        let id: Int
        var price: Int
        var quantity: Int
    }

    @MainActor @Observable
    final class Model {
        private(set) var lines: [Line] = []
        var banner: String?
        var canSend: Bool { !lines.isEmpty && invalidLineIDs.isEmpty }
        var invalidLineIDs: Set<Int> { Set(lines.filter { $0.quantity < 1 }.map(\.id)) }
        var total: String { "\(lines.map { $0.price * $0.quantity }.reduce(0, +)).00 EUR" }

        func add(price: Int, quantity: Int) {
            lines.append(Line(id: lines.count, price: price, quantity: quantity))
        }
    }

    struct LineRow: View {
        let line: Line
        let isInvalid: Bool

        var body: some View {
            HStack {
                Text("\(line.quantity) × \(line.price).00 EUR")
                Spacer()
                if isInvalid { Text("check this line").foregroundStyle(.red) }
            }
        }
    }

    struct InvoiceView: View {
        @State private var model = Model()

        var body: some View {
            Form {
                if let banner = model.banner {
                    Section { Text(banner).foregroundStyle(.orange) }
                }
                Section("Items") {
                    ForEach(model.lines) { line in
                        LineRow(line: line, isInvalid: model.invalidLineIDs.contains(line.id))
                    }
                    Button("Add item") { model.add(price: 100, quantity: 2) }
                        .disabled(model.lines.count > 1)
                }
                Section { Text(model.total).font(.headline) }
            }
            .toolbar {
                Button("Send") { model.banner = "Sent." }
                    .disabled(!model.canSend)
            }
        }
    }

    @Test func `the invoice editor adds a line, enables Send and sends`() throws {
        let screen = Screen(InvoiceView())
        let send = try #require(screen.button("Send"))
        #expect(!send.isEnabled)

        try #require(screen.button("Add item")).tap()
        #expect(screen.shows("2 × 100.00 EUR"))
        #expect(screen.shows("200.00 EUR"))

        #expect(send.tap())
        #expect(screen.shows("Sent."))
    }
}
