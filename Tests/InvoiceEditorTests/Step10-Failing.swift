#if STEP_10
import Foundation
import Observation
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("A failure is told in words, and the invoice can be sent again")
struct Failing {
    @Test(arguments: [OfficeIsClosed(), CancellationError()] as [any Error])
    func aFailureIsShownAndTheInvoiceIsKept(_ failure: any Error) async {
        let submitter = SubmitterSpy { _ in throw failure }
        let sut = InvoiceEditorViewModel.complete(for: submitter, quantities: [3, 1])
        #expect(sut.errorText == nil, "nothing has failed yet")

        await sut.submit()

        #expect(sut.errorText == failure.localizedDescription)
        #expect(sut.isSending == false)
        #expect(sut.isSent == false)
        #expect(sut.items.map { $0.quantity } == [3, 1])
        #expect(sut.canSend == true)
    }

    #if STEP_10_2
    @Test func anEditorConnectedToNothingDoesNotPretend() async {
        let sut = InvoiceEditorViewModel()
        sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 1))

        await sut.submit()

        #expect(sut.isSending == false)
        #expect(sut.isSent == false)
        #expect((sut.errorText ?? "").isEmpty == false, "whoever taps Send should hear that nothing was sent")
        #expect(sut.canSend == true)
    }
    #endif

    #if STEP_10_3
    @Test func aSecondAttemptClearsTheErrorAtOnce() async {
        let gate = Gate<Void>()
        let submitter = SubmitterSpy { call in
            if call != 2 { throw OfficeIsClosed() }
            try await Task { try await gate() }.value  // In a task of its own, it outlives the tap.
        }
        let sut = InvoiceEditorViewModel.complete(for: submitter)
        await sut.submit()

        let tap = Task { await sut.submit() }
        await gate.untilCalled()
        #expect(sut.errorText == nil)
        #expect(sut.isSending == true)
        await sut.submit()
        #expect(sut.errorText == nil, "the tap on the way changes nothing")

        tap.cancel()  // The user has left the screen.
        gate.fail(with: CancellationError())
        await tap.value
        #expect(sut.errorText == CancellationError().localizedDescription, "what went wrong this time")
        #expect(sut.isSent == false)
        let submissions = await submitter.submissions
        #expect(submissions.count == 2, "the tap on the way is not made up for")
    }
    #endif

    // The rest
    #if STEP_10_4
    @Test func whatArrivesHasNoError() async {
        let sut = InvoiceEditorViewModel.complete(for: SubmitterSpy())

        await sut.submit()
        #expect(sut.isSent == true)
        #expect(sut.errorText == nil)

        await sut.submit()
        #expect(sut.errorText == nil, "a tap that is refused is no failure")
    }

    @Test(arguments: Invoice.unsendable)
    func anInvoiceThatCannotBeSentDoesNotFail(_ invoice: Invoice) async {
        let sut = InvoiceEditorViewModel(submitter: SubmitterSpy { _ in throw OfficeIsClosed() })
        for line in invoice.lines { sut.add(line) }

        await sut.submit()

        #expect(sut.errorText == nil)
        #expect(sut.isSending == false)
        #expect(sut.isSent == false)
    }

    @Test func everyTrySendsTheLinesAsTheyStandThen() async {
        let submitter = SubmitterSpy { call in if call < 5 { throw OfficeIsClosed() } }
        let sut = InvoiceEditorViewModel.complete(for: submitter)

        for quantity in 1...5 {
            sut.setQuantity(quantity, for: sut.items[0].id)
            await sut.submit()
        }

        let submissions = await submitter.submissions
        #expect(submissions.map { $0.map { $0.quantity } } == [[1], [2], [3], [4], [5]])
        #expect(sut.isSent == true)
        #expect(sut.canSend == false, "it is sent once, after however many failures")
        #expect(sut.errorText == nil)
    }

    @Test func aTapOnAnInvoiceThatHasBecomeInvalidChangesNothing() async {
        let submitter = SubmitterSpy { _ in throw OfficeIsClosed() }
        let sut = InvoiceEditorViewModel.complete(for: submitter)
        await sut.submit()
        sut.setQuantity(0, for: sut.items[0].id)
        let error = sut.errorText

        await sut.submit()

        let submissions = await submitter.submissions
        #expect(submissions.count == 1)
        #expect(sut.errorText == error, "what was on the screen before the tap is there after it")
        #expect(sut.isSending == false)

        sut.add(LineItem(unitPrice: Money(50, "USD"), quantity: 1))
        #expect(sut.bannerText == "Pick one currency per invoice.", "an error is nothing against it")
    }

    @Test(arguments: answers)
    func aViewThatShowsAnAnswerIsToldOfAFailure(_ answer: Answer) async {
        let submitter = SubmitterSpy { call in if call == 1 { throw OfficeIsClosed() } }
        let sut = InvoiceEditorViewModel.complete(for: submitter)

        await confirmation("who has read \(answer.testDescription) is told that it changes") { told in
            withObservationTracking {
                answer.read(sut)
            } onChange: {
                told()
            }
            await sut.submit()
            await sut.submit()
        }
    }
    #endif

    nonisolated static let answers = [
        Answer("isSending") { _ = $0.isSending },
        Answer("canSend") { _ = $0.canSend },
        Answer("isSent") { _ = $0.isSent },
        Answer("errorText") { _ = $0.errorText },
    ]
}
#endif
