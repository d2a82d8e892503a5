#if STEP_1
import Testing

@testable import SendMessage

@MainActor
struct EmptyMessage {
    @Test func sendingIsDisabledWhileTheMessageIsEmpty() {
        let sut = SendMessageViewModel(sender: MessageSenderDummy())
        #expect(sut.isSendingDisabled == true)

        sut.message = "Hello"
        #expect(sut.isSendingDisabled == false)

        sut.message = ""
        #expect(sut.isSendingDisabled == true)
    }
}

/// It fills the place of a sender, and that is all: nothing is sent here.
struct MessageSenderDummy: MessageSender {
    func sendMessage(_ message: String) async throws {}
}
#endif
