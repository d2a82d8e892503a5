#if STEP_4
import Foundation
import TestSupport
import Testing

@testable import SendMessage

@MainActor
struct Failed {
    private let sender = MessageSenderMock()
    private let sut: SendMessageViewModel

    init() {
        sut = SendMessageViewModel(sender: sender)
    }

    @Test func aFailureIsShownAndTheMessageIsKept() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sender.triggerError(NoReception())
        await waitUntil(sut.errorText, equals: "There is no reception behind the wall.")
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == "Hello")
        #expect(sut.isSendingDisabled == false)
    }

    @Test func aMessageThatFailedCanBeSentAgain() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sender.messages == ["Hello", "Hello"])
        #expect(sut.message == "")
    }

    @Test func withoutAFailureThereIsNoError() async {
        #expect(sut.errorText == nil)
        sut.message = "Hello"
        #expect(sut.errorText == nil)

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        #expect(sut.errorText == nil)

        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")
        #expect(sut.errorText == nil)
    }
}

struct NoReception: LocalizedError {
    var errorDescription: String? { "There is no reception behind the wall." }
}
#endif
