#if STEP_6
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("A message is sent once, as it was at the tap")
struct SentOnce {
    private let sender = MessageSenderMock()
    private let sut: SendMessageViewModel

    init() {
        sut = SendMessageViewModel(sender: sender)
    }

    @Test func twoQuickTapsSendOnce() async {
        sut.message = "Hello"
        sut.send()
        sut.send()
        await waitUntil("a message is under way") { sender.pendingMessageCount > 0 }
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        await sendToTheEnd("Goodbye")

        #expect(sender.messages == ["Hello", "Goodbye"])
    }

    #if STEP_6_2
    @Test func anEmptyMessageIsNeverSent() async {
        sut.send()
        sut.message = "Hello"
        #expect(sut.buttonTitle == "Send", "the tap came too early")

        await sendToTheEnd("Hello")

        #expect(sender.messages == ["Hello"])
    }
    #endif

    #if STEP_6_3
    @Test func whatIsTypedWhileSendingIsNotLost() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sut.message = "Hello, bring the long level"

        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == "Hello, bring the long level")
        #expect(sut.isSendingDisabled == false)
    }
    #endif

    // The rest
    #if STEP_6_4
    @Test func whatIsSentIsWhatStoodThereAtTheTap() async {
        sut.message = "Hello"

        sut.send()
        sut.message = "Hello ag"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        #expect(sender.messages == ["Hello"])
        sender.sendPendingMessages()
    }

    @Test func aTapWhileSendingDoesNothing() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sut.message = "Hello again"

        sut.send()

        #expect(sut.buttonTitle == "Sending...")
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.message == "Hello again")
        await sendToTheEnd("Goodbye")
        #expect(sender.messages == ["Hello", "Goodbye"])
        #expect(sut.message == "", "nobody has changed this one")
    }

    @Test func aTapWithNothingToSendLeavesTheErrorAlone() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        sut.message = ""
        let error = sut.errorText

        sut.send()

        #expect(sut.errorText == error, "what was on the screen before the tap is there after it")
        #expect(sut.buttonTitle == "Send")
    }

    @Test func theNextAttemptSendsWhatStandsThereThen() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")

        await sendToTheEnd("Hello from the window")

        #expect(sender.messages == ["Hello", "Hello from the window"])
        #expect(sut.message == "")
    }

    @Test(arguments: ["Goodbye", "hello", "Hell", "Hello ", " ", "", String(repeating: "a", count: 200)])
    func whateverIsTypedStays(_ text: String) async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sut.message = text

        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == text)
    }

    @Test(arguments: ["Hello, bring the long level", "Goodbye", " ", ""])
    func whatIsTypedWhileSendingIsNotLostInAFailure(_ text: String) async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sut.message = text
        sut.send()

        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == text)
        #expect(sut.errorText == "There is no reception behind the wall.")
        await sendToTheEnd("The end")
        #expect(sender.messages == ["Hello", "The end"])
        #expect(sut.message == "", "nobody has changed this one")
    }
    #endif

    /// Also brings to light a call that came before, and should not have: it is on the list before this one.
    private func sendToTheEnd(_ message: String) async {
        sut.message = message
        sut.send()
        await waitUntil("'\(message)' is under way") { sender.messages.contains(message) }
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")
    }
}
#endif
