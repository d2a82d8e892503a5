import Foundation
import Observation

@MainActor @Observable
final class SendMessageViewModel {
    var message = ""
    private(set) var errorText: String?

    var buttonTitle: String { isBusy ? "Sending..." : "Send" }
    var isSendingDisabled: Bool { message.isEmpty || isBusy }

    private var isBusy = false
    private let sender: any MessageSender

    init(sender: any MessageSender) {
        self.sender = sender
    }

    func send() {
        isBusy = true
        Task { await deliver() }
    }

    private func deliver() async {
        do {
            try await sender.sendMessage(message)
            message.removeAll()
        } catch {
            errorText = error.localizedDescription
        }
        isBusy = false
    }
}
