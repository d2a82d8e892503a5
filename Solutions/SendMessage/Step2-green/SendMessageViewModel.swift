import Observation

@MainActor @Observable
final class SendMessageViewModel {
    var message = ""

    var buttonTitle: String { isBusy ? "Sending..." : "Send" }
    var isSendingDisabled: Bool { message.isEmpty || isBusy }

    private var isBusy = false
    private let sender: any MessageSender

    init(sender: any MessageSender) {
        self.sender = sender
    }

    func send() {
        isBusy = true
        Task {
            try? await sender.sendMessage(message)
        }
    }
}
