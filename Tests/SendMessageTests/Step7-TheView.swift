#if STEP_7
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import SendMessage

@MainActor
struct TheView {
    private let sender = MessageSenderMock()
    private let sut: SendMessageViewModel
    private let screen: Screen

    init() {
        sut = SendMessageViewModel(sender: sender)
        screen = Screen(SendMessageView(viewModel: sut))
    }

    @Test func theEditorAndTheModelShareOneText() throws {
        let editor = try screen.inspect().find(ViewType.TextEditor.self)

        try editor.setInput("Hello")
        #expect(sut.message == "Hello")

        sut.message = "Goodbye"
        let shown = try editor.input()
        #expect(shown == "Goodbye")
    }

    @Test func theButtonIsEnabledWhileThereIsAText() throws {
        let editor = try screen.inspect().find(ViewType.TextEditor.self)
        let button = try screen.inspect().find(button: "Send")
        #expect(button.isDisabled() == true)

        try editor.setInput("Hello")
        #expect(button.isDisabled() == false)

        try editor.setInput("")
        #expect(button.isDisabled() == true)
    }

    @Test func aTapSendsTheText() async throws {
        let editor = try screen.inspect().find(ViewType.TextEditor.self)
        try editor.setInput("Hello")

        try screen.inspect().find(button: "Send").tap()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        let busy = try screen.inspect().find(button: "Sending...")
        #expect(busy.isDisabled() == true)
        #expect(sender.messages == ["Hello"])

        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")
        let shown = try editor.input()
        let idle = try screen.inspect().find(button: "Send")
        #expect(shown == "")
        #expect(idle.isDisabled() == true)
    }

    @Test func theNextMessageCanBeTypedWhileSending() async throws {
        let editor = try screen.inspect().find(ViewType.TextEditor.self)
        try editor.setInput("Hello")
        try screen.inspect().find(button: "Send").tap()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        try editor.setInput("Goodbye")
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        let shown = try editor.input()
        let button = try screen.inspect().find(button: "Send")
        #expect(shown == "Goodbye")
        #expect(button.isDisabled() == false)
    }

    @Test func aFailureIsOnTheScreenUntilTheNextAttempt() async throws {
        let error = "There is no reception behind the wall."
        sut.message = "Hello"
        #expect(shows(error) == false)

        try screen.inspect().find(button: "Send").tap()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(shows(error) == true)

        try screen.inspect().find(button: "Send").tap()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        #expect(shows(error) == false)
        sender.sendPendingMessages()
    }

    private func shows(_ text: String) -> Bool {
        let texts = try? screen.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        return texts?.contains(text) ?? false
    }
}
#endif
