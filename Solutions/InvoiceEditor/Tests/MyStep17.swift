#if STEP_17
import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("An invoice of more than a thousand is sent as a draft")
struct LargeInvoices {
    @Test(arguments: ["EUR", "USD", "JPY"])
    func aThousandIsNotMoreThanAThousand(_ currency: String) {
        let sut = InvoiceEditorViewModel()
        #expect(sut.sendTitle == "Send", "nothing is on the invoice")
        let line = LineItem(unitPrice: Money(500, currency), quantity: 2)
        sut.add(line)
        #expect(sut.sendTitle == "Send", "1,000 is not more than 1,000")

        sut.add(LineItem(unitPrice: Money(0.5, currency), quantity: 1))
        #expect(sut.sendTitle == "Send draft")

        sut.setQuantity(1, for: line.id)
        #expect(sut.sendTitle == "Send")
    }

    @Test func aBadLineDoesNotChangeTheTitle() {
        let sut = InvoiceEditorViewModel()

        sut.add(LineItem(unitPrice: Money(2000, "EUR"), quantity: 1))
        sut.add(LineItem(unitPrice: Money(0, "EUR"), quantity: 1))

        #expect(sut.sendTitle == "Send draft")
    }

    @Test func farBelowZeroIsNotLarge() {
        let sut = InvoiceEditorViewModel()

        sut.add(LineItem(unitPrice: Money(-2000, "EUR"), quantity: 1))

        #expect(sut.sendTitle == "Send")
    }

    @Test func itIsADraftOnItsWayAndAfterwards() async {
        let gate = Gate<Void>()
        let sut = InvoiceEditorViewModel(submitter: SubmitterSpy { _ in try await gate() })
        sut.add(LineItem(unitPrice: Money(1001, "EUR"), quantity: 1))

        for attempt in 1...2 {
            let tap = Task { await sut.submit() }
            await gate.untilCalled(attempt)
            #expect(sut.sendTitle == "Send draft")

            if attempt == 1 { gate.fail(with: OfficeIsClosed()) } else { gate.succeed() }
            await tap.value
            #expect(sut.isSent == (attempt == 2))
            #expect(sut.sendTitle == "Send draft", "whether it has failed or arrived")
        }
    }

    @Test func mixedCurrenciesAreNotAddedUp() {
        let sut = InvoiceEditorViewModel()

        sut.add(LineItem(unitPrice: Money(2000, "EUR"), quantity: 1))
        sut.add(LineItem(unitPrice: Money(2000, "USD"), quantity: 1))

        #expect(sut.sendTitle == "Send")
    }

    @Test func theButtonSaysIt() async throws {
        let viewModel = InvoiceEditorViewModel()
        viewModel.add(LineItem(unitPrice: Money(1001, "EUR"), quantity: 1))
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        let editor = try screen.inspect()

        try editor.find(button: "Send draft").tap()
        await screen.settle()
        #expect(viewModel.errorText != nil, "the button sends, and there is nowhere to send to")

        viewModel.setUnitPrice(Money(1000, "EUR"), for: viewModel.items[0].id)
        #expect(!screen.text.contains("Send draft"))
    }
}
#endif
