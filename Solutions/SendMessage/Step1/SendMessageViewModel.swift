import Observation

@MainActor @Observable
final class SendMessageViewModel {
    var message = ""

    var isSendingDisabled: Bool { message.isEmpty }

    private let sender: any MessageSender

    init(sender: any MessageSender) {
        self.sender = sender
    }
}
