#if STEP_8
import Foundation
import Observation
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("An invoice goes to the submitter, once")
struct Sending {
    @Test func anInvoiceIsSentWhenTheSubmitterHasIt() async {
        let sut = InvoiceEditorViewModel.complete(for: SubmitterSpy())
        #expect(sut.isSent == false)
        #expect(sut.canSend == true)

        await sut.submit()

        #expect(sut.isSent == true)
        #expect(sut.canSend == false, "it is sent once")
    }

    #if STEP_8_2
    @Test func theSubmitterGetsTheLinesAsTheyStand() async {
        let submitter = SubmitterSpy()
        let sut = InvoiceEditorViewModel.complete(for: submitter, quantities: [3, 1, 2])
        let lines = sut.items.map { $0.id }
        sut.setQuantity(5, for: lines[1])
        for (line, price) in zip(lines, [100, 100, 0.5] as [Decimal]) {
            sut.setUnitPrice(Money(price, "USD"), for: line)
        }

        await sut.submit()

        let submissions = await submitter.submissions
        #expect(submissions.map { $0.map { $0.quantity } } == [[3, 5, 2]])
        #expect(submissions.map { $0.map { $0.id } } == [lines])
        let invoice = InvoiceEditorViewModel()
        for line in submissions.joined() { invoice.add(line) }
        #expect(invoice.totalText == "801.00 USD", "3 × 100, 5 × 100 and 2 × 0.5")
    }
    #endif

    #if STEP_8_3
    @Test func aSentInvoiceIsNotSentAgain() async {
        let submitter = SubmitterSpy()
        let sut = InvoiceEditorViewModel.complete(for: submitter)
        await sut.submit()

        await sut.submit()

        let submissions = await submitter.submissions
        #expect(submissions.count == 1)
        #expect(sut.isSent == true)
    }
    #endif

    // The rest
    #if STEP_8_4
    @Test(arguments: Invoice.unsendable)
    func anInvoiceThatCannotBeSentIsNeverSubmitted(_ invoice: Invoice) async {
        let submitter = SubmitterSpy()
        let sut = InvoiceEditorViewModel(submitter: submitter)
        for line in invoice.lines { sut.add(line) }

        await sut.submit()

        let submissions = await submitter.submissions
        #expect(submissions.count == 0)
        #expect(sut.isSent == false)
    }

    @Test(arguments: answers)
    func aViewThatShowsAnAnswerIsToldOfTheSending(_ answer: Answer) async {
        let sut = InvoiceEditorViewModel.complete(for: SubmitterSpy())

        await confirmation("who has read \(answer.testDescription) is told that it changes") { told in
            withObservationTracking {
                answer.read(sut)
            } onChange: {
                told()
            }
            await sut.submit()
        }
    }
    #endif

    nonisolated static let answers = [
        Answer("isSent") { _ = $0.isSent },
        Answer("canSend") { _ = $0.canSend },
    ]
}

extension Invoice {
    /// One of each kind that cannot be sent.
    static let unsendable = [
        Invoice("no lines", [], invalid: []),
        Invoice("zero quantity", [LineItem(unitPrice: Money(50, "EUR"), quantity: 0)], invalid: [1]),
        Invoice("zero price", [LineItem(unitPrice: Money(0, "EUR"), quantity: 1)], invalid: [1]),
        Invoice(
            "mixed currencies",
            [
                LineItem(unitPrice: Money(100, "EUR"), quantity: 1),
                LineItem(unitPrice: Money(50, "USD"), quantity: 1),
            ], invalid: [1, 2]),
    ]
}
#endif
