import Foundation
import Observation

@MainActor @Observable
final class SendMessageViewModel {
    var message = ""
    private(set) var errorText: String?

    var buttonTitle: String { isBusy ? "Sending..." : "Send" }
    var isSendingDisabled: Bool { !draft.canBeSent || isBusy }
    var canCancel: Bool { isBusy }
    var remainingText: String { draft.remainingText }

    private var isBusy = false
    private var delivery: Task<Void, Never>?
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
        delivery = Task { await deliver(sent) }
    }

    func cancel() {
        delivery?.cancel()
    }

    private func deliver(_ sent: String) async {
        do {
            try await sender.sendMessage(sent)
            if message == sent { message.removeAll() }
        } catch {
            if !Task.isCancelled { errorText = error.localizedDescription }
        }
        isBusy = false
    }
}
