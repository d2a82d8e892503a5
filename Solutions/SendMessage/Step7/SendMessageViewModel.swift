import Foundation
import Observation

@MainActor @Observable
final class SendMessageViewModel {
    var message = ""
    private(set) var errorText: String?

    var buttonTitle: String { isSending ? "Sending..." : "Send" }
    var isSendingDisabled: Bool { isSending || message.isEmpty }

    private var isSending = false
    private let sender: any MessageSender

    init(sender: any MessageSender) {
        self.sender = sender
    }

    func send() {
        guard !isSendingDisabled else { return }
        let sent = message
        isSending = true
        errorText = nil
        Task {
            do {
                try await sender.sendMessage(sent)
                if message == sent { message = "" }
            } catch {
                errorText = error.localizedDescription
            }
            isSending = false
        }
    }
}
