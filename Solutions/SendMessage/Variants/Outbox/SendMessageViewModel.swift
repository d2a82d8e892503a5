import Foundation
import Observation

@MainActor
@Observable
final class SendMessageViewModel {
    enum State {
        case writing(problem: String?)
        case sending(String, in: Task<Void, Never>)
        case stopping(String)
    }

    var message: String { didSet { update() } }
    private(set) var buttonTitle = "Send"
    private(set) var isSendingDisabled = true
    private(set) var canCancel = false
    private(set) var remainingText = "140 left"
    private(set) var errorText: String?

    private let outbox: Outbox
    private var state: State = .writing(problem: nil) { didSet { update() } }

    init(sender: any MessageSender) {
        outbox = Outbox(sender: sender)
        message = String()
    }

    func send() {
        if isSendingDisabled { return }
        let text = message
        let task = Task { [outbox, weak self] in
            let result = await outbox.post(text)
            self?.end(with: result)
        }
        state = .sending(text, in: task)
    }

    func cancel() {
        guard case .sending(let text, let task) = state else { return }
        task.cancel()
        state = .stopping(text)
    }

    private func end(with result: Result<Void, any Error>) {
        switch (state, result) {
        case (.sending(let text, _), .success), (.stopping(let text), .success):
            if text == message { message.removeAll() }
            state = .writing(problem: nil)
        case (.sending, .failure(let error)):
            state = .writing(problem: error.localizedDescription)
        case (.stopping, .failure), (.writing, _):
            state = .writing(problem: nil)
        }
    }

    /// Works all answers out anew.
    private func update() {
        var problem: String?
        var isWriting = false
        if case .writing(let found) = state { (isWriting, problem) = (true, found) }
        let room = 140 - message.count
        let hasWords = message.contains { ![" ", "\t", "\n", "\r", "\r\n"].contains($0) }
        errorText = problem
        buttonTitle = isWriting ? "Send" : "Sending..."
        isSendingDisabled = !(isWriting && hasWords && room >= 0)
        canCancel = !isWriting
        remainingText = room >= 0 ? "\(room) left" : "\(room.magnitude) too many"
    }
}
