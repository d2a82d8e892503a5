#if STEP_1
import Testing

@testable import SendMessage

@MainActor
@Suite("An empty message is not sent")
struct EmptyMessage {
    @Test func sendingIsDisabledWhileTheMessageIsEmpty() {
        let sut = SendMessageViewModel(sender: MessageSenderDummy())
        #expect(sut.isSendingDisabled == true)

        sut.message = "Hello"
        #expect(sut.isSendingDisabled == false)

        sut.message = ""
        #expect(sut.isSendingDisabled == true)
    }

    // The rest
    #if STEP_1_2
    @Test(arguments: ["I", "No", "Hello", "你好", "Bring the long level, please."])
    func aWordCanBeSent(_ message: String) {
        let sut = SendMessageViewModel(sender: MessageSenderDummy())
        #expect(sut.message == "")

        sut.message = message

        #expect(sut.isSendingDisabled == false)
        #expect(sut.message == message)
    }
    #endif
}
#endif
