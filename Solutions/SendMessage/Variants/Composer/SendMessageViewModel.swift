import Foundation
import Observation

@MainActor @Observable
final class SendMessageViewModel {
    private var composer = Composer()
    @ObservationIgnored private var courier: Task<Void, Never>?
    private let sender: any MessageSender

    init(sender: any MessageSender) {
        self.sender = sender
    }

    var message: String {
        get { composer.text }
        set { composer.text = newValue }
    }

    var errorText: String? { composer.complaint }
    var isSendingDisabled: Bool { !composer.canPost }
    var canCancel: Bool { composer.canCallOff }

    var buttonTitle: String {
        if composer.isUnderWay { return "Sending..." }
        return "Send"
    }

    var remainingText: String {
        switch composer.surplus {
        case 1...: "\(composer.surplus) too many"
        default: "\(abs(composer.surplus)) left"
        }
    }

    func send() {
        guard let letter = composer.post() else { return }
        courier = Task {
            do {
                try Task.checkCancellation()
                try await sender.sendMessage(letter)
                composer.arrived()
            } catch {
                composer.cameBack(error.localizedDescription)
            }
        }
    }

    func cancel() {
        composer.callOff()
        courier?.cancel()
    }
}
