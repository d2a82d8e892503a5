#if STEP_5
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("A new attempt forgets the old error")
struct AnotherAttempt {
    private let sender = MessageSenderMock()
    private let sut: SendMessageViewModel

    init() {
        sut = SendMessageViewModel(sender: sender)
    }

    @Test func theOldErrorDoesNotComeBack() async {
        await failToSend("Hello", with: NoReception())
        let errors = Recorder { sut.errorText }

        sut.message = "Hello from the window"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(errors.values == ["There is no reception behind the wall.", nil])
    }

    #if STEP_5_2
    @Test func theOldErrorGoesAtOnce() async {
        await failToSend("Hello", with: NoReception())
        #expect(sut.errorText == "There is no reception behind the wall.")

        sut.send()
        #expect(sut.errorText == nil)

        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.sendPendingMessages()
    }
    #endif

    // The rest
    #if STEP_5_3
    @Test func theNextFailureIsTheOneShown() async {
        await failToSend("Hello", with: NoReception())

        await failToSend("Hello", with: BatteryIsFlat())

        #expect(sut.errorText == "The battery is flat.")
        #expect(sut.message == "Hello")
    }
    #endif

    private func failToSend(_ message: String, with error: any Error) async {
        sut.message = message
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.triggerError(error)
        await waitUntil(sut.buttonTitle, equals: "Send")
    }
}
#endif
