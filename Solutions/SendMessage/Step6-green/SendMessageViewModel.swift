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
        guard !message.isEmpty, !isBusy else { return }
        let outgoing = message
        isBusy = true
        errorText = nil
        Task { await deliver(outgoing) }
    }

    private func deliver(_ outgoing: String) async {
        do {
            try await sender.sendMessage(outgoing)
            if message == outgoing { message.removeAll() }
        } catch {
            errorText = error.localizedDescription
        }
        isBusy = false
    }
}
