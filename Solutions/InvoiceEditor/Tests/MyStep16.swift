#if STEP_16
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("While an invoice is on its way, nobody changes it")
struct OnItsWay {
    @Test func nothingComesGoesOrChanges() async {
        let gate = Gate<Void>()
        let submitter = SubmitterSpy { call in if call <= 2 { try await gate() } }
        let sut = InvoiceEditorViewModel(submitter: submitter)
        await sut.submit()
        #expect(sut.canAddItem == true, "an empty invoice is not sent, and stays open")
        let line = LineItem(unitPrice: Money(10, "EUR"), quantity: 2)
        sut.add(line)

        for attempt in 1...2 {
            let tap = Task { await sut.submit() }
            await gate.untilCalled(attempt)
            if attempt == 2 { await sut.submit() }
            #expect(sut.canAddItem == false, "and another tap does not open it")

            sut.add(LineItem(unitPrice: Money(7, "EUR"), quantity: 1))
            #expect(sut.totalText == "20.00 EUR", "nothing was added")

            sut.remove(line.id)
            #expect(sut.totalText == "20.00 EUR", "nothing was removed")

            sut.setQuantity(5, for: line.id)
            sut.enterQuantity("6", for: line.id)
            #expect(sut.totalText == "20.00 EUR", "the quantity is what it was")

            sut.setUnitPrice(Money(1, "USD"), for: line.id)
            sut.enterUnitPrice("9", for: line.id)
            #expect(sut.totalText == "20.00 EUR", "the price is what it was")

            #expect(sut.items.map(\.id) == [line.id])
            if attempt == 1 { gate.fail(with: OfficeIsClosed()) } else { gate.succeed() }
            await tap.value
            #expect(sut.isSent == (attempt == 2))
            #expect(sut.totalText == "20.00 EUR", "and nothing has waited for the end")
        }
    }

    @Test func afterAFailureItIsOpenAgain() async {
        let sut = InvoiceEditorViewModel(submitter: SubmitterSpy { _ in throw OfficeIsClosed() })
        let line = LineItem(unitPrice: Money(10, "EUR"), quantity: 2)
        sut.add(line)
        await sut.submit()
        #expect(sut.canAddItem == true)

        sut.add(LineItem(unitPrice: Money(7, "EUR"), quantity: 1))
        #expect(sut.totalText == "27.00 EUR")
        sut.setQuantity(0, for: line.id)
        #expect(sut.problem(for: line.id) != nil, "an error is nothing against it")
        sut.setQuantity(1, for: line.id)
        #expect(sut.totalText == "17.00 EUR")
        sut.setUnitPrice(Money(20, "EUR"), for: line.id)
        #expect(sut.totalText == "27.00 EUR")
        sut.enterQuantity("3", for: line.id)
        #expect(sut.totalText == "67.00 EUR")
        sut.enterUnitPrice("1,5", for: line.id)
        #expect(sut.totalText == "11.50 EUR")
        sut.remove(line.id)
        #expect(sut.totalText == "7.00 EUR")
    }

    @Test func theScreenIsClosedAndOpenedWithIt() async throws {
        let gate = Gate<Void>()
        let viewModel = InvoiceEditorViewModel(submitter: SubmitterSpy { _ in try await gate() })
        for _ in 1...2 { viewModel.add(LineItem(unitPrice: Money(10, "EUR"), quantity: 1)) }
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        let editor = try screen.inspect()
        let quantities = editor.findAll { try $0.accessibilityIdentifier() == "quantity" }
        let prices = editor.findAll { try $0.accessibilityIdentifier() == "unitPrice" }
        let controls = [
            ("Add item", try editor.find(button: "Add item").isDisabled),
            ("the first quantity", quantities[0].isDisabled),
            ("the last quantity", quantities[1].isDisabled),
            ("the first unitPrice", prices[0].isDisabled),
            ("the last unitPrice", prices[1].isDisabled),
        ]
        for (name, isDisabled) in controls { #expect(isDisabled() == false, "\(name), before") }

        for attempt in 1...2 {
            let tap = Task { await viewModel.submit() }
            await gate.untilCalled(attempt)
            for (name, isDisabled) in controls { #expect(isDisabled() == true, "\(name), on the way") }

            gate.fail(with: OfficeIsClosed())
            await tap.value
            for (name, isDisabled) in controls { #expect(isDisabled() == false, "\(name), after a failure") }
        }
        viewModel.setQuantity(0, for: viewModel.items[1].id)
        #expect(screen.text.contains("The quantity must be at least 1."), "an error is nothing against it")
    }
}
#endif
