#if STEP_4
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("A message that fails is kept, and the error says why")
struct Failed {
    private let sender = MessageSenderMock()
    private let sut: SendMessageViewModel

    init() {
        sut = SendMessageViewModel(sender: sender)
        sut.message = "Hello"
    }

    @Test func theErrorSaysWhy() async {
        #expect(sut.errorText == nil, "nothing has failed yet")

        await sendAndFail(with: NoReception())

        #expect(sut.errorText == "There is no reception behind the wall.")
    }

    @Test func theMessageIsKeptAndCanBeSentAgain() async {
        await sendAndFail(with: BatteryIsFlat())
        #expect(sut.message == "Hello")

        await sendAndFail(with: BatteryIsFlat())
        #expect(sender.messages == ["Hello", "Hello"])
    }

    private func sendAndFail(with error: any Error) async {
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.triggerError(error)
        await waitUntil(sut.buttonTitle, equals: "Send")
    }
}
#endif
