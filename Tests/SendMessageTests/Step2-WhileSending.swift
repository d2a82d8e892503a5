#if STEP_2
import Observation
import TestSupport
import Testing

@testable import SendMessage

@MainActor
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

    @Test func theSenderGetsTheMessage() async {
        sut.message = "The spare key is under the third brick."

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        #expect(sender.messages == ["The spare key is under the third brick."])
        sender.sendPendingMessages()
    }

    @Test func typingWhileSendingDoesNotEnableTheButton() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sut.message = "Hello again"

        #expect(sut.buttonTitle == "Sending...")
        #expect(sut.isSendingDisabled == true)
        sender.sendPendingMessages()
    }
}

/// A test double that keeps every message, and its sender waiting until the test says how it went.
@MainActor @Observable
final class MessageSenderMock: MessageSender {
    private(set) var messages: [String] = []
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    var pendingMessageCount: Int { waiting.count }

    func sendMessage(_ message: String) async throws {
        messages.append(message)
        try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    func sendPendingMessages() {
        answer(.success(()))
    }

    func triggerError(_ error: any Error) {
        answer(.failure(error))
    }

    private func answer(_ result: Result<Void, any Error>) {
        let answered = waiting
        waiting = []
        for continuation in answered { continuation.resume(with: result) }
    }
}
#endif
