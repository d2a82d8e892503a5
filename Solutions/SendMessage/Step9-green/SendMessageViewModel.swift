import Foundation
import Observation

@MainActor @Observable
final class SendMessageViewModel {
    var message = ""
    private(set) var errorText: String?

    var buttonTitle: String { isBusy ? "Sending..." : "Send" }
    var isSendingDisabled: Bool { isBlank || left < 0 || isBusy }
    var remainingText: String { left < 0 ? "\(-left) too many" : "\(left) left" }

    private var isBusy = false
    private var isBlank: Bool { message.allSatisfy(\.isWhitespace) }
    private var left: Int { 140 - message.count }
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
