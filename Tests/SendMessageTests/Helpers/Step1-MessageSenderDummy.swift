#if STEP_1
@testable import SendMessage

/// It fills the place of a sender, and that is all: it is never asked for anything.
struct MessageSenderDummy: MessageSender {
    func sendMessage(_ message: String) async throws {}
}
#endif
