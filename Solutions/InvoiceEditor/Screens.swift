import Foundation
import SwiftUI

@testable import InvoiceEditor

/// The states of the invoice editor that have a name.
@MainActor func screens(_ draw: Drawing) async throws {
    #if STEP_11
    await draw("Empty", editor())
    await draw("Two lines", editor([.poster, .shipping]))
    #endif
    #if STEP_12
    await draw("Three posters", editor([.poster]), after: { $0.write("3", into: "quantity") })
    await draw("A comma", editor([.poster]), after: { $0.write("12,50", into: "unitPrice") })
    let gift = LineItem(unitPrice: Money(0, "EUR"), quantity: 1)
    await draw("No price yet", editor([.poster, gift]))
    await draw("The whole phone", isWhole: true, editor([.poster, .shipping, gift]))
    await draw("Sending", editor([.poster], by: OnItsWay()), after: { $0.tap("Send") })
    await draw("A large invoice", editor([LineItem(unitPrice: Money(500, "EUR"), quantity: 3)]))
    #endif
    #if STEP_18
    await draw(
        "Sent", InvoiceDesk(submitter: Accepting()),
        after: { $0.tap("Add item") }, { $0.write("12.50", into: "unitPrice") }, { $0.tap("Send") })
    #endif
}

#if STEP_11
@MainActor private func editor(_ lines: [LineItem] = [], by submitter: any InvoiceSubmitter = Accepting())
    -> some View
{
    let viewModel = InvoiceEditorViewModel(submitter: submitter)
    for line in lines { viewModel.add(line) }
    return NavigationStack { InvoiceEditorView(viewModel: viewModel) }
}

extension LineItem {
    fileprivate static var poster: LineItem { LineItem(unitPrice: Money(20, "EUR"), quantity: 2) }
    fileprivate static var shipping: LineItem { LineItem(unitPrice: Money(5, "EUR"), quantity: 1) }
}

private struct Accepting: InvoiceSubmitter {
    func submit(_ items: [LineItem]) async throws {}
}

private struct OnItsWay: InvoiceSubmitter {
    func submit(_ items: [LineItem]) async throws { try await Task.sleep(for: .seconds(3600)) }
}
#endif
