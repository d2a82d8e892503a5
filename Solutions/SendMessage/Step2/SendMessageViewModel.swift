import Observation

@MainActor @Observable
final class SendMessageViewModel {
    var message = ""

    var buttonTitle: String { isSending ? "Sending..." : "Send" }
    var isSendingDisabled: Bool { isSending || message.isEmpty }

    private var isSending = false
    private let sender: any MessageSender

    init(sender: any MessageSender) {
        self.sender = sender
    }

    func send() {
        isSending = true
        Task {
            try? await sender.sendMessage(message)
        }
    }
}
