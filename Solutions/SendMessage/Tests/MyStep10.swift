#if STEP_10
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("A message that is under way can be called off, and the sender has the last word")
struct CalledOff {
    @Test func nothingHasHappened() async {
        let gate = Gate<Void>()
        let sut = SendMessageViewModel(sender: GatedSender(gate: gate))
        sut.message = "Hello"
        sut.send()
        await gate.untilCalled()

        sut.cancel()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == "Hello")
        #expect(sut.errorText == nil)
        #expect(sut.isSendingDisabled == false)

        sut.send()
        await gate.untilCalled(2)
        gate.succeed()
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.message == "", "the next attempt is like any other")
    }

    @Test func aCancelRightAfterTheTapIsNotLost() async {
        let gate = Gate<Void>()
        let sut = SendMessageViewModel(sender: GatedSender(gate: gate))
        sut.message = "Hello"
        sut.send()

        sut.cancel()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == "Hello")
        #expect(sut.errorText == nil)

        let calls = gate.callCount
        sut.send()
        await gate.untilCalled(calls + 1)
        gate.fail(with: NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(
            sut.errorText == "There is no reception behind the wall.", "the same words are another attempt")

        sut.send()
        sut.cancel()
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.errorText == nil, "the error before it is over")
    }

    @Test(arguments: ["Hello!", "", String(repeating: "a", count: 141)])
    func whatWasTypedMeanwhileIsNoReasonToGoOn(_ text: String) async {
        let gate = Gate<Void>()
        let sut = SendMessageViewModel(sender: GatedSender(gate: gate))
        sut.message = "Hello"
        sut.send()
        await gate.untilCalled()
        sut.message = text

        sut.cancel()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == text)
        #expect(sut.errorText == nil)
    }

    @Test(arguments: ["Hello", "Goodbye", ""])
    func whatASenderThrowsAfterThatIsNobodysBusiness(_ text: String) async {
        let sender = MessageSenderMock()
        let sut = SendMessageViewModel(sender: sender)
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sut.cancel()
        sut.cancel()
        sut.message = text
        sut.send()

        sender.triggerError(BatteryIsFlat())
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.errorText == nil)
        #expect(sut.message == text)
        #expect(sender.messages == ["Hello"], "the tap came too early")
    }

    @Test func aMessageThatArrivesAllTheSameIsSent() async {
        let sender = MessageSenderMock()
        let sut = SendMessageViewModel(sender: sender)
        let early = Recorder { sut.buttonTitle == "Send" && sender.pendingMessageCount > 0 }
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sut.cancel()
        sut.send()
        #expect(sut.buttonTitle == "Sending...", "the sender has not let go yet")
        #expect(sut.isSendingDisabled == true)
        #expect(sut.errorText == nil, "nothing has failed")

        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.message == "", "it has arrived")
        #expect(sut.errorText == nil)
        #expect(sender.messages == ["Hello"])
        #expect(early.values == [false], "the button never came back before the sender did")
    }

    @Test func withNothingUnderWayThereIsNothingToCancel() async {
        let sender = MessageSenderMock()
        let sut = SendMessageViewModel(sender: sender)
        let idle = SendMessageViewModel(sender: sender)
        sut.message = "Hello "
        for arrives in [false, false, true, false] {
            let error = sut.errorText
            sut.cancel()
            #expect(sut.message == "Hello ")
            #expect(sut.buttonTitle == "Send")
            #expect(sut.errorText == error)

            sut.send()
            await waitUntil(sender.pendingMessageCount, equals: 1)
            idle.cancel()
            if arrives { sender.sendPendingMessages() } else { sender.triggerError(NoReception()) }
            await waitUntil(sut.buttonTitle, equals: "Send")
            let expected = arrives ? nil : "There is no reception behind the wall."
            #expect(sut.errorText == expected, "it was not called off")
            if arrives { sut.message = "Hello " }
        }
    }

    @Test(arguments: [true, false])
    func theNextAttemptIsANewOne(_ arrives: Bool) async {
        let sender = MessageSenderMock()
        let sut = SendMessageViewModel(sender: sender)
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sut.cancel()
        sut.cancel()
        sut.message = "Hello again"
        if arrives { sender.sendPendingMessages() } else { sender.triggerError(BatteryIsFlat()) }
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.message == "Hello again", "nobody has sent this one")

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.errorText == "There is no reception behind the wall.")
        #expect(sender.messages == ["Hello", "Hello again"])

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sut.cancel()
        sender.triggerError(BatteryIsFlat())
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.errorText == nil, "it was called off, and the error before it is over")
    }
}

/// A sender that waits until it is let go, or told to stop.
struct GatedSender: MessageSender {
    let gate: Gate<Void>

    func sendMessage(_ message: String) async throws { try await gate() }
}
#endif
