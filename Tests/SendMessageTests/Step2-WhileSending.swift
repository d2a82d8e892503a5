#if STEP_2
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("While a message is under way, the button says so")
struct WhileSending {
    private let sender = MessageSenderMock()
    private let sut: SendMessageViewModel

    init() {
        sut = SendMessageViewModel(sender: sender)
    }

    @Test func theButtonSaysThatAMessageIsUnderWay() async {
        sut.message = "Hello"
        #expect(sut.buttonTitle == "Send")

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        #expect(sut.buttonTitle == "Sending...")
        #expect(sut.isSendingDisabled == true)
        sender.sendPendingMessages()
    }

    #if STEP_2_2
    @Test func itSaysSoAtOnce() async {
        sut.message = "Hello"

        sut.send()

        #expect(sut.buttonTitle == "Sending...", "so that nobody taps twice")
        #expect(sut.isSendingDisabled == true)
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.sendPendingMessages()
    }
    #endif

    // The rest
    #if STEP_2_3
    @Test(arguments: ["The spare key is under the third brick.", "Hello", "No"])
    func theSenderGetsTheMessage(_ message: String) async {
        sut.message = message

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        #expect(sender.messages == [message])
        sender.sendPendingMessages()
    }

    @Test func everyModelHasItsOwnSender() async {
        let otherSender = MessageSenderMock()
        let other = SendMessageViewModel(sender: otherSender)
        other.message = "Goodbye"
        sut.message = "Hello"

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        #expect(other.buttonTitle == "Send")
        #expect(other.isSendingDisabled == false)

        other.send()
        await waitUntil(otherSender.pendingMessageCount, equals: 1)

        #expect(sender.messages == ["Hello"])
        #expect(otherSender.messages == ["Goodbye"])
        sender.sendPendingMessages()
        otherSender.sendPendingMessages()
    }

    @Test(arguments: ["Hello again", "Goodbye", "", " ", String(repeating: "a", count: 200)])
    func typingWhileSendingDoesNotEnableTheButton(_ text: String) async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sut.message = text

        #expect(sut.buttonTitle == "Sending...")
        #expect(sut.isSendingDisabled == true)
        sender.sendPendingMessages()
    }
    #endif
}
#endif
