#if STEP_2
import Observation

@testable import SendMessage

/// A test double that keeps every message, and whoever sent it waiting until the test says how it went.
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

    /// Taken out before it is resumed, so that no second answer can reach it.
    private func answer(_ result: Result<Void, any Error>) {
        let answered = waiting
        waiting = []
        for continuation in answered { continuation.resume(with: result) }
    }
}
#endif
