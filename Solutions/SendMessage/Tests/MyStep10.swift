#if STEP_10
import PaperUI
import PaperUITesting
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
        #expect(sut.canCancel == true)
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

    @Test(arguments: [true, false])
    func itCanBeCancelledWhileItIsUnderWay(_ arrives: Bool) async {
        let sender = MessageSenderMock()
        let sut = SendMessageViewModel(sender: sender)
        let answers = Recorder { sut.canCancel }
        sut.message = "Hello"
        #expect(sut.canCancel == false)

        sut.send()
        #expect(sut.canCancel == true, "at once")
        await waitUntil(sender.pendingMessageCount, equals: 1)
        for text in ["", " ", String(repeating: "a", count: 200)] {
            sut.message = text
            #expect(sut.canCancel == true, "whatever is typed")
        }
        if arrives { sender.sendPendingMessages() } else { sender.triggerError(NoReception()) }
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(answers.values == [false, true, false])
    }

    @Test func theScreenHasAButtonForIt() async throws {
        let gate = Gate<Void>()
        let sut = SendMessageViewModel(sender: GatedSender(gate: gate))
        let screen = Screen(SendMessageView(viewModel: sut))
        #expect(offersCancel(screen) == false)
        sut.message = "Hello"
        #expect(offersCancel(screen) == false)
        try screen.inspect().find(button: "Send").tap()
        await gate.untilCalled()
        #expect(offersCancel(screen) == true)
        try screen.inspect().find(ViewType.TextEditor.self).setInput("")
        #expect(offersCancel(screen) == true, "whatever is typed")
        #expect(offersCancel(Screen(SendMessageView(viewModel: sut))) == true, "whoever comes later sees it")
        sut.message = "Hello"

        try screen.inspect().find(button: "Cancel").tap()
        #expect(offersCancel(screen) == sut.canCancel, "whoever has read it is told")
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(offersCancel(screen) == false)
        let send = try screen.inspect().find(button: "Send")
        let text = try screen.inspect().find(ViewType.TextEditor.self).input()
        #expect(send.isDisabled() == false)
        #expect(text == "Hello")

        try send.tap()
        await gate.untilCalled(2)
        #expect(offersCancel(screen) == true, "and once more")
        try screen.inspect().find(ViewType.TextEditor.self).setInput("Hello again")
        let another = Screen(SendMessageView(viewModel: sut))
        await another.settle(deadline: Duration.seconds(1))
        another.unmount()
        gate.fail(with: NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(offersCancel(screen) == false)
        #expect(
            sut.errorText == "There is no reception behind the wall.",
            "typing calls nothing off, nor does coming or going")

        try send.tap()
        await gate.untilCalled(3)
        try screen.inspect().find(button: "Cancel").tap()
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.errorText == nil, "it was called off, as the first one was")
    }

    @Test func theButtonIsForTheModelThatIsShown() async throws {
        let sender = MessageSenderMock()
        let first = SendMessageViewModel(sender: sender)
        first.message = "Hello"
        first.send()
        let owner = Owner(model: first)
        let screen = Screen(OwnedView(owner: owner) { SendMessageView(viewModel: $0) })
        let sut = SendMessageViewModel(sender: sender)
        owner.model = sut
        #expect(offersCancel(screen) == false, "this one has nothing under way")
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 2)
        #expect(offersCancel(screen) == true)

        try screen.inspect().find(button: "Cancel").tap()
        sender.triggerError(NoReception())
        await waitUntil(first.buttonTitle, equals: "Send")
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.errorText == nil, "it was called off")
        #expect(first.errorText == "There is no reception behind the wall.", "this one was not")
    }

    /// Whether it is there and disabled, or not there at all, is open.
    private func offersCancel(_ screen: Screen) -> Bool {
        let button = try? screen.inspect().find(button: "Cancel")
        return button?.isDisabled() == false
    }
}

/// A sender that waits until it is let go, or told to stop.
struct GatedSender: MessageSender {
    let gate: Gate<Void>

    func sendMessage(_ message: String) async throws { try await gate() }
}
#endif
