#if STEP_9
import Observation
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("While an invoice is being sent, the model says so and sends no other")
struct InBetween {
    @Test func twoQuickTapsSendOnce() async {
        let submitter = SubmitterSpy()
        let sut = InvoiceEditorViewModel.complete(for: submitter)

        let taps = [Task { await sut.submit() }, Task { await sut.submit() }]
        for tap in taps { await tap.value }

        let submissions = await submitter.submissions
        #expect(submissions.count == 1)
        #expect(sut.isSent == true)
    }

    #if STEP_9_2
    @Test func anInvoiceIsUnderWayAndThenSent() async {
        let gate = Gate<Void>()
        let submitter = SubmitterSpy { _ in try await gate() }
        let sut = InvoiceEditorViewModel.complete(for: submitter)
        #expect(sut.isSending == false)

        let tap = Task { await sut.submit() }
        await gate.untilCalled()
        #expect(sut.isSending == true)
        #expect(sut.isSent == false)
        #expect(sut.canSend == false, "there is nothing to send while it is being sent")

        gate.succeed()
        await tap.value
        #expect(sut.isSending == false)
        #expect(sut.isSent == true)
    }
    #endif

    // The rest
    #if STEP_9_3
    @Test func aTapWhileSendingDoesNothing() async {
        let gate = Gate<Void>()
        let submitter = SubmitterSpy { call in
            if call > 1 { return }
            try await Task { try await gate() }.value  // In a task of its own, it outlives the tap.
        }
        let sut = InvoiceEditorViewModel.complete(for: submitter)
        let tap = Task { await sut.submit() }
        await gate.untilCalled()

        await sut.submit()

        let submissions = await submitter.submissions
        #expect(submissions.count == 1)
        #expect(sut.isSending == true, "the first tap is still under way")
        #expect(sut.isSent == false)

        tap.cancel()  // The user has left the screen.
        gate.succeed()
        await tap.value
        #expect(sut.isSent == true, "what has arrived is sent")
    }

    @Test(arguments: Invoice.unsendable)
    func anInvoiceThatCannotBeSentIsNotUnderWay(_ invoice: Invoice) async {
        let sut = InvoiceEditorViewModel(submitter: SubmitterSpy())
        for line in invoice.lines { sut.add(line) }

        await sut.submit()

        #expect(sut.isSending == false)
    }

    @Test func aViewThatShowsWhetherItIsUnderWayIsTold() async {
        let sut = InvoiceEditorViewModel.complete(for: SubmitterSpy())

        await confirmation("who has read isSending is told that it changes") { told in
            withObservationTracking {
                _ = sut.isSending
            } onChange: {
                told()
            }
            await sut.submit()
        }
    }
    #endif
}
#endif
