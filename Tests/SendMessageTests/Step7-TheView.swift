#if STEP_7
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("The view shows what the model says, and passes on what the user does")
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

        try editor.setInput(" Hello,\n")
        #expect(sut.message == " Hello,\n")

        try editor.setInput("")
        #expect(sut.message == "")

        sut.message = "Goodbye"
        let shown = try editor.input()
        #expect(shown == "Goodbye")
    }

    #if STEP_7_2
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
    #endif

    #if STEP_7_3
    @Test func aFailureIsOnTheScreenUntilTheNextAttempt() async throws {
        let errors = ["There is no reception behind the wall.", "The battery is flat."]
        sut.message = "Hello"
        #expect(shown(of: errors) == [])

        try screen.inspect().find(button: "Send").tap()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(shown(of: errors) == [errors[0]])
        let buttons = try disabled("Send", on: screen)
        let editors = try screen.inspect().findAll(ViewType.TextEditor.self).map { try $0.input() }
        #expect(buttons == [false], "still one button")
        #expect(editors == ["Hello"], "and one text")

        try screen.inspect().find(button: "Send").tap()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        #expect(shown(of: errors) == [])
        sender.triggerError(BatteryIsFlat())
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(shown(of: errors) == [errors[1]])

        try screen.inspect().find(ViewType.TextEditor.self).setInput("")
        #expect(shown(of: errors) == [sut.errorText].compactMap { $0 }, "the model says how long")
    }
    #endif

    // The rest
    #if STEP_7_4
    @Test(arguments: ["Hel ", "  ", String(repeating: "a", count: 200)])
    func aDraftIsThereFromTheStart(_ draft: String) async throws {
        sut.message = draft
        let screen = Screen(SendMessageView(viewModel: sut))
        await screen.settle(deadline: Duration.seconds(1))

        let shown = try screen.inspect().findAll(ViewType.TextEditor.self).map { try $0.input() }
        #expect(shown == [draft])
        #expect(sut.message == draft)
        #expect(sut.buttonTitle == "Send", "coming sends nothing")
        let buttons = try disabled("Send", on: screen)
        #expect(buttons == [sut.isSendingDisabled], "one button, as the model says")

        screen.unmount()
        #expect(sut.message == draft, "and it is still there when the screen goes")
        #expect(sut.buttonTitle == "Send", "nor does going")
    }

    @Test func theButtonIsEnabledWhileThereIsAText() throws {
        let editor = try screen.inspect().find(ViewType.TextEditor.self)
        let button = try screen.inspect().find(button: "Send")
        #expect(button.isDisabled() == true)

        try editor.setInput("Hello")
        #expect(button.isDisabled() == false)

        for text in ["", " ", String(repeating: "a", count: 200)] {
            try editor.setInput(text)
            #expect(button.isDisabled() == sut.isSendingDisabled, "the model knows when")
        }
    }

    @Test func itSendsAtTheTapAndOnlyThen() async throws {
        let editor = try screen.inspect().find(ViewType.TextEditor.self)
        try editor.setInput("Hello\n")
        await screen.settle(deadline: Duration.seconds(1))
        #expect(sut.buttonTitle == "Send", "nobody has tapped")

        try editor.setInput("Hello")
        try screen.inspect().find(button: "Send").tap()
        try editor.setInput("Hello ag")
        await waitUntil(sender.pendingMessageCount, equals: 1)

        #expect(sender.messages == ["Hello"])
        sender.sendPendingMessages()
    }

    @Test func theNextMessageCanBeTypedWhileSending() async throws {
        let editor = try screen.inspect().find(ViewType.TextEditor.self)
        try editor.setInput("Hello")
        try screen.inspect().find(button: "Send").tap()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        try editor.setInput("goodbye")
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        let shown = try editor.input()
        let button = try screen.inspect().find(button: "Send")
        #expect(shown == "goodbye")
        #expect(button.isDisabled() == false)
    }

    @Test func aScreenThatComesLaterShowsHowThingsStand() async throws {
        let error = "There is no reception behind the wall."
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        let meanwhile = Screen(SendMessageView(viewModel: sut))
        let busy = try disabled("Sending...", on: meanwhile)
        #expect(busy == [true])
        meanwhile.unmount()

        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.errorText == error, "going has changed nothing")
        let later = Screen(SendMessageView(viewModel: sut))
        await later.settle(deadline: Duration.seconds(1))
        let texts = try later.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        #expect(texts.contains(error))
        #expect(sut.buttonTitle == "Send", "coming sends nothing")

        later.unmount()
        #expect(sut.message == "Hello", "and it is still there when the screen goes")
        #expect(sut.buttonTitle == "Send", "nor does going")
    }

    @Test func itIsTheModelThatItWasLastGiven() async throws {
        let owner = Owner(model: sut)
        let screen = Screen(OwnedView(owner: owner) { SendMessageView(viewModel: $0) })
        let first = try screen.inspect().find(ViewType.TextEditor.self)
        try first.setInput("Hello")

        owner.model = SendMessageViewModel(sender: sender)
        owner.model.message = "Good"
        let editor = try screen.inspect().find(ViewType.TextEditor.self)
        let shown = try editor.input()
        #expect(shown == "Good")

        try editor.setInput("Goodbye")
        #expect(owner.model.message == "Goodbye")
        #expect(sut.message == "Hello")

        try screen.inspect().find(button: "Send").tap()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        #expect(sender.messages == ["Goodbye"])
        let busy = try disabled("Sending...", on: screen)
        #expect(busy == [true])

        sender.triggerError(NoReception())
        await waitUntil(owner.model.buttonTitle, equals: "Send")
        let texts = try screen.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        #expect(texts.contains("There is no reception behind the wall."))
    }
    #endif

    /// What has this title, and whether it is disabled.
    private func disabled(_ title: String, on screen: Screen) throws -> [Bool] {
        try screen.inspect().findAll(ViewType.Button.self)
            .filter { (try? $0.find(button: title)) != nil }
            .map { $0.isDisabled() }
    }

    private func shown(of texts: [String]) -> [String] {
        let shown = try? screen.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        return (shown ?? []).filter(texts.contains)
    }
}
#endif
