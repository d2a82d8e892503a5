#if STEP_4
import Foundation
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
    }

    @Test func aFailureIsShownAndTheMessageIsKept() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sender.triggerError(NoReception())
        await waitUntil(sut.errorText, equals: "There is no reception behind the wall.")
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sut.message == "Hello")
        #expect(sut.isSendingDisabled == false)
    }

    @Test(arguments: failures)
    func everyErrorSpeaksForItself(_ failure: Failure) async {
        let errors = Recorder { sut.errorText }
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sender.triggerError(failure.error)
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(errors.values == [nil, failure.sentence])
    }

    @Test func aMessageThatFailedCanBeSentAgain() async {
        sut.message = "Hello"
        for _ in 1...4 where sut.buttonTitle == "Send" {
            sut.send()
            await waitUntil(sender.pendingMessageCount, equals: 1)
            sender.triggerError(NoReception())
            await waitUntil(sut.buttonTitle, equals: "Send")
        }

        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sender.messages == ["Hello", "Hello", "Hello", "Hello", "Hello"])
        #expect(sut.message == "")
    }

    @Test func withoutAFailureThereIsNoError() async {
        let errors = Recorder { sut.errorText }
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(errors.values == [nil])
    }

    nonisolated static let failures = [
        Failure(NoReception(), "There is no reception behind the wall."),
        Failure(BatteryIsFlat(), "The battery is flat."),
        Failure(CocoaError(.userCancelled), CocoaError(.userCancelled).localizedDescription),
        Failure(CancellationError(), CancellationError().localizedDescription),
        Failure(requestGivenUp, requestGivenUp.localizedDescription),
    ]

    /// What the system's network throws when its own task is cancelled, with words of ours.
    nonisolated static let requestGivenUp = NSError(
        domain: "NSURLErrorDomain", code: -999,
        userInfo: [NSLocalizedDescriptionKey: "The request was given up.\nNobody has said why."])
}

/// A named case: an error, and what it says of itself.
struct Failure: CustomTestStringConvertible, Sendable {
    let error: any Error
    let sentence: String
    var testDescription: String { "\(type(of: error))" }

    init(_ error: any Error, _ sentence: String) {
        self.error = error
        self.sentence = sentence
    }
}
#endif
