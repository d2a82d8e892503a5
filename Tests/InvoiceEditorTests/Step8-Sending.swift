#if STEP_8
import Foundation
import Observation
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("An invoice is sent once, and the model says how it went")
struct Sending {
    @Test func anInvoiceIsUnderWayAndThenSent() async {
        let gate = Gate<Void>()
        let sut = makeSUT(SubmitterSpy { _ in try await gate() })
        #expect(sut.isSending == false)
        #expect(sut.isSent == false)

        let tap = Task { await sut.submit() }
        await gate.untilCalled()
        #expect(sut.isSending == true)
        #expect(sut.isSent == false)
        #expect(sut.canSend == false, "there is nothing to send while it is being sent")

        gate.succeed()
        await tap.value
        #expect(sut.isSending == false)
        #expect(sut.isSent == true)
        #expect(sut.errorText == nil)
    }

    @Test func theSubmitterGetsTheLinesAsTheyStand() async {
        let submitter = SubmitterSpy()
        let sut = makeSUT(submitter, quantities: [3, 1, 2])
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

    @Test(arguments: unsendable)
    func anInvoiceThatCannotBeSentIsNeverSubmitted(_ invoice: Invoice) async {
        let submitter = SubmitterSpy()
        let sut = InvoiceEditorViewModel(submitter: submitter)
        for line in invoice.lines { sut.add(line) }

        await sut.submit()

        let submissions = await submitter.submissions
        #expect(submissions.count == 0)
        #expect(sut.isSending == false)
        #expect(sut.isSent == false)
        #expect(sut.errorText == nil)
    }

    @Test(arguments: [OfficeIsClosed(), CancellationError()] as [any Error])
    func aFailureIsShownAndTheInvoiceIsKept(_ failure: any Error) async {
        let sut = makeSUT(SubmitterSpy { _ in throw failure }, quantities: [3, 1])

        await sut.submit()

        #expect(sut.errorText == failure.localizedDescription)
        #expect(sut.isSending == false)
        #expect(sut.isSent == false)
        #expect(sut.items.map { $0.quantity } == [3, 1])
        #expect(sut.canSend == true)
    }

    @Test func anEditorConnectedToNothingDoesNotPretend() async {
        let sut = InvoiceEditorViewModel()
        sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 1))

        await sut.submit()

        #expect(sut.isSending == false)
        #expect(sut.isSent == false)
        #expect((sut.errorText ?? "").isEmpty == false, "whoever taps Send should hear that nothing was sent")
        #expect(sut.canSend == true)
    }

    @Test func aSecondAttemptClearsTheErrorAtOnce() async {
        let gate = Gate<Void>()
        let submitter = SubmitterSpy { call in
            if call != 2 { throw OfficeIsClosed() }
            try await Task { try await gate() }.value  // In a task of its own, it outlives the tap.
        }
        let sut = makeSUT(submitter)
        await sut.submit()

        let tap = Task { await sut.submit() }
        await gate.untilCalled()
        #expect(sut.errorText == nil)
        #expect(sut.isSending == true)
        await sut.submit()

        tap.cancel()  // Whoever tapped has left the screen.
        gate.fail(with: CancellationError())
        await tap.value
        #expect(sut.errorText == CancellationError().localizedDescription, "what went wrong this time")
        #expect(sut.isSent == false)
        let submissions = await submitter.submissions
        #expect(submissions.count == 2, "the tap on the way is not made up for")
    }

    @Test func everyTrySendsTheLinesAsTheyStandThen() async {
        let submitter = SubmitterSpy { call in if call < 5 { throw OfficeIsClosed() } }
        let sut = makeSUT(submitter)

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

    @Test func twoQuickTapsSendOnce() async {
        let submitter = SubmitterSpy()
        let sut = makeSUT(submitter)

        let taps = [Task { await sut.submit() }, Task { await sut.submit() }]
        for tap in taps { await tap.value }

        let submissions = await submitter.submissions
        #expect(submissions.count == 1)
        #expect(sut.isSent == true)
    }

    @Test func aTapWhileSendingDoesNothing() async {
        let gate = Gate<Void>()
        let submitter = SubmitterSpy { call in
            if call > 1 { return }
            try await Task { try await gate() }.value  // In a task of its own, it outlives the tap.
        }
        let sut = makeSUT(submitter)
        let tap = Task { await sut.submit() }
        await gate.untilCalled()

        await sut.submit()

        let submissions = await submitter.submissions
        #expect(submissions.count == 1)
        #expect(sut.isSending == true, "the first tap is still under way")
        #expect(sut.isSent == false)
        #expect(sut.errorText == nil)

        tap.cancel()  // Whoever tapped has left the screen.
        gate.succeed()
        await tap.value
        #expect(sut.isSent == true, "what has arrived is sent")
    }

    @Test func aSentInvoiceIsNotSentAgain() async {
        let submitter = SubmitterSpy()
        let sut = makeSUT(submitter)
        await sut.submit()

        #expect(sut.canSend == false)
        await sut.submit()

        let submissions = await submitter.submissions
        #expect(submissions.count == 1)
        #expect(sut.isSent == true)
        #expect(sut.errorText == nil)
    }

    @Test func aTapOnAnInvoiceThatHasBecomeInvalidChangesNothing() async {
        let submitter = SubmitterSpy { _ in throw OfficeIsClosed() }
        let sut = makeSUT(submitter)
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
    func aViewThatShowsAnAnswerIsToldOfATap(_ answer: Answer) async {
        let sut = makeSUT(SubmitterSpy { call in if call == 1 { throw OfficeIsClosed() } })

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

    nonisolated static let answers = [
        Answer("isSending") { _ = $0.isSending },
        Answer("canSend") { _ = $0.canSend },
        Answer("isSent") { _ = $0.isSent },
        Answer("errorText") { _ = $0.errorText },
    ]

    nonisolated static let unsendable = [
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

    private func makeSUT(_ submitter: SubmitterSpy, quantities: [Int] = [1]) -> InvoiceEditorViewModel {
        let sut = InvoiceEditorViewModel(submitter: submitter)
        for quantity in quantities {
            sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: quantity))
        }
        return sut
    }
}
#endif
