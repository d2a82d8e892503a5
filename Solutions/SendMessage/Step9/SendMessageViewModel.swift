import Foundation
import Observation

@MainActor @Observable
final class SendMessageViewModel {
    var message = ""
    private(set) var errorText: String?

    var buttonTitle: String { isBusy ? "Sending..." : "Send" }
    var isSendingDisabled: Bool { !draft.canBeSent || isBusy }
    var remainingText: String { draft.remainingText }

    private var isBusy = false
    private var draft: Draft { Draft(text: message) }
    private let sender: any MessageSender

    init(sender: any MessageSender) {
        self.sender = sender
    }

    func send() {
        guard !isSendingDisabled else { return }
        let sent = message
        isBusy = true
        errorText = nil
        Task { await deliver(sent) }
    }

    private func deliver(_ sent: String) async {
        do {
            try await sender.sendMessage(sent)
            if message == sent { message.removeAll() }
        } catch {
            errorText = error.localizedDescription
        }
        isBusy = false
    }
}
