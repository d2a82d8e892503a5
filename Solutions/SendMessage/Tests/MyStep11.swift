#if STEP_11
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("While a message is under way, the screen has a button that calls it off")
struct CancelButton {
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
        let sut = SendMessageViewModel(sender: Held(gate: gate))
        let screen = Screen(SendMessageView(viewModel: sut))
        #expect(offersCancel(screen) == false)
        sut.message = "Hello"
        #expect(offersCancel(screen) == false)
        try screen.inspect().find(button: "Send").tap()
        await gate.untilCalled()
        #expect(offersCancel(screen) == true)
        for text in ["", String(repeating: "a", count: 141)] {
            try screen.inspect().find(ViewType.TextEditor.self).setInput(text)
            #expect(sut.message == text)
            #expect(offersCancel(screen) == true, "whatever is typed")
        }
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

    @Test func anotherModelOnTheScreenCallsNothingOff() async throws {
        let sender = MessageSenderMock()
        let models = [SendMessageViewModel(sender: sender), SendMessageViewModel(sender: sender)]
        let owner = Owner(model: models[0])
        let screen = Screen(OwnedView(owner: owner) { SendMessageView(viewModel: $0) })
        for model in models {
            model.message = "Hello"
            model.send()
        }
        await waitUntil(sender.pendingMessageCount, equals: 2)

        for model in [models[1], models[0], models[1]] {
            owner.model = model
            await screen.settle(deadline: Duration.seconds(1))
            #expect(offersCancel(screen) == true)
        }

        sender.triggerError(NoReception())
        for model in models {
            await waitUntil(model.buttonTitle, equals: "Send")
            #expect(model.errorText == "There is no reception behind the wall.", "nobody has called it off")
        }
    }

    @Test(arguments: ["Hello!", "", " ", String(repeating: "a", count: 141)])
    func typingCallsNothingOff(_ text: String) async throws {
        let sender = MessageSenderMock()
        let sut = SendMessageViewModel(sender: sender)
        let screen = Screen(SendMessageView(viewModel: sut))
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        try screen.inspect().find(ViewType.TextEditor.self).setInput(text)
        await screen.settle(deadline: Duration.seconds(1))

        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.errorText == "There is no reception behind the wall.", "nobody has called it off")
    }

    @Test(arguments: ["Hello!", "", String(repeating: "a", count: 141)])
    func whatIsTypedBeforeItIsCalledOffStays(_ text: String) async throws {
        let gate = Gate<Void>()
        let sut = SendMessageViewModel(sender: Held(gate: gate))
        let screen = Screen(SendMessageView(viewModel: sut))
        sut.message = "Hello"
        sut.send()
        await gate.untilCalled()
        try screen.inspect().find(ViewType.TextEditor.self).setInput(text)

        try screen.inspect().find(button: "Cancel").tap()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == text)
        #expect(sut.errorText == nil)
    }

    /// Whether it is there and disabled, or not there at all, is open.
    private func offersCancel(_ screen: Screen) -> Bool {
        let button = try? screen.inspect().find(button: "Cancel")
        return button?.isDisabled() == false
    }
}

/// A sender that waits until it is let go, or told to stop.
private struct Held: MessageSender {
    let gate: Gate<Void>

    func sendMessage(_ message: String) async throws { try await gate() }
}
#endif
