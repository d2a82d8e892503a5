#if STEP_3
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("A message that arrives makes room for the next one")
struct Sent {
    private let sender = MessageSenderMock()
    private let sut: SendMessageViewModel

    init() {
        sut = SendMessageViewModel(sender: sender)
    }

    @Test func theButtonSaysSendAgain() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sender.sendPendingMessages()

        await waitUntil(sut.buttonTitle, equals: "Send")
    }

    #if STEP_3_2
    @Test func aSentMessageMakesRoomForTheNext() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == "")
        #expect(sut.isSendingDisabled == true, "there is nothing to send")
    }
    #endif

    // The rest
    #if STEP_3_3
    @Test(arguments: ["Hello", " Bring the long level. "])
    func theMessageStaysUntilItIsSent(_ message: String) async {
        sut.message = message

        sut.send()
        #expect(sut.message == message)

        await waitUntil(sender.pendingMessageCount, equals: 1)
        #expect(sut.message == message)
        sender.sendPendingMessages()
    }

    @Test func theNextMessageCanBeSent() async {
        let messages = ["Hello", "Hello", "Goodbye", "Hello"]
        for message in messages where sut.buttonTitle == "Send" {
            sut.message = message
            #expect(sut.isSendingDisabled == false)
            sut.send()
            await waitUntil(sender.pendingMessageCount, equals: 1)
            #expect(sut.buttonTitle == "Sending...")
            sender.sendPendingMessages()
            await waitUntil(sut.buttonTitle, equals: "Send")
        }

        #expect(sender.messages == messages, "the same words are another message")
    }

    @Test func whoeverLooksOnIsTold() async {
        let typing = Recorder { sut.isSendingDisabled }
        sut.message = "Hello"
        #expect(typing.values == [true, false])

        let titles = Recorder { sut.buttonTitle }
        let messages = Recorder { sut.message }
        let disabled = Recorder { sut.isSendingDisabled }

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        #expect(disabled.values == [false, true])

        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(titles.values == ["Send", "Sending...", "Send"])
        #expect(messages.values == ["Hello", ""])
    }
    #endif
}
#endif
