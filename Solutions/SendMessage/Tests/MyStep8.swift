#if STEP_8
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("A message of blanks is no message, and blanks beside words are part of one")
struct Blanks {
    private let sender = MessageSenderMock()
    private let sut: SendMessageViewModel

    init() {
        sut = SendMessageViewModel(sender: sender)
    }

    @Test(arguments: [" ", "   ", "\t", "\n", "\r\n", " \n\t \n"].map(Typed.init))
    func blanksAreNothingToSend(_ blanks: Typed) async {
        sut.message = blanks.text
        #expect(sut.isSendingDisabled == true)

        sut.send()
        #expect(sut.buttonTitle == "Send")
        #expect(sut.message == blanks.text, "they are still somebody's")
        #expect(sut.errorText == nil, "nothing has failed")

        await sendToTheEnd("Hello")
        #expect(sender.messages == ["Hello"])
    }

    @Test(
        arguments: [
            "two words", "more   blanks", " before", "after ", "\n\nbelow", "a line\r\nand another\n",
            "one\n\n\nfour", "\t-\t", ".", "Nails & \"screws\" <3 🔩",
        ]
        .map(Typed.init))
    func besideAnythingElseTheyAreSent(_ message: Typed) async {
        sut.message = message.text
        #expect(sut.isSendingDisabled == false)

        await sendToTheEnd(message.text)

        #expect(sender.messages == [message.text])
        #expect(sut.message == "", "what was sent makes room")
    }

    @Test func blanksAreTypedAndDeletedLikeAnything() {
        for text in ["Hello", "Hello ", " Hello ", "  ", ""] {
            sut.message = text
            #expect(sut.message == text)
        }
    }

    private func sendToTheEnd(_ message: String) async {
        sut.message = message
        sut.send()
        await waitUntil("a message is under way") { sender.pendingMessageCount > 0 }
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")
    }
}

/// A text whose blanks can be seen in a test's name.
struct Typed: CustomTestStringConvertible, Sendable {
    let text: String
    var testDescription: String { text.debugDescription }
}
#endif
