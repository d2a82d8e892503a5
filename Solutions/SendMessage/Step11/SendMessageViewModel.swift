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

    private var delivery: Task<Void, Never>?
    private var isBusy: Bool { delivery != nil }
    private var draft: Draft { Draft(text: message) }
    private let sender: any MessageSender

    init(sender: any MessageSender) {
        self.sender = sender
    }

    func send() {
        guard !isSendingDisabled else { return }
        let outgoing = message
        errorText = nil
        delivery = Task { await deliver(outgoing) }
    }

    func cancel() {
        delivery?.cancel()
    }

    private func deliver(_ outgoing: String) async {
        do {
            try await sender.sendMessage(outgoing)
            if message == outgoing { message.removeAll() }
        } catch _ where Task.isCancelled {
            // It was called off, and nothing has failed.
        } catch {
            errorText = error.localizedDescription
        }
        delivery = nil
    }
}
