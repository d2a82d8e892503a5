#if STEP_12
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
        let sut = InvoiceEditorViewModel(submitter: SubmitterSpy { _ in try await gate() })
        let line = LineItem(unitPrice: Money(10, "EUR"), quantity: 2)
        sut.add(line)
        let tap = Task { await sut.submit() }
        await gate.untilCalled()
        #expect(sut.canAddItem == false)

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
        gate.succeed()
        await tap.value
        #expect(sut.isSent == true)
        #expect(sut.totalText == "20.00 EUR", "and nothing has waited for the end")
    }

    @Test func afterAFailureItIsOpenAgain() async {
        let sut = InvoiceEditorViewModel(submitter: SubmitterSpy { _ in throw OfficeIsClosed() })
        let line = LineItem(unitPrice: Money(10, "EUR"), quantity: 2)
        sut.add(line)
        await sut.submit()
        #expect(sut.canAddItem == true)

        sut.add(LineItem(unitPrice: Money(7, "EUR"), quantity: 1))
        #expect(sut.totalText == "27.00 EUR")
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
        let model = InvoiceEditorViewModel(submitter: SubmitterSpy { _ in try await gate() })
        model.add(LineItem(unitPrice: Money(10, "EUR"), quantity: 2))
        let screen = Screen(InvoiceEditorView(model: model))
        let editor = try screen.inspect()
        let controls = [
            ("Add item", try editor.find(button: "Add item").isDisabled),
            ("quantity", try editor.find(viewWithAccessibilityIdentifier: "quantity").isDisabled),
            ("unitPrice", try editor.find(viewWithAccessibilityIdentifier: "unitPrice").isDisabled),
        ]
        for (name, isDisabled) in controls { #expect(isDisabled() == false, "\(name), before") }

        let tap = Task { await model.submit() }
        await gate.untilCalled()
        for (name, isDisabled) in controls { #expect(isDisabled() == true, "\(name), on the way") }
        model.setQuantity(5, for: model.items[0].id)

        gate.fail(with: OfficeIsClosed())
        await tap.value
        for (name, isDisabled) in controls { #expect(isDisabled() == false, "\(name), after a failure") }
        #expect(model.totalText == "20.00 EUR", "what was refused is not made up for, either")
    }
}
#endif
