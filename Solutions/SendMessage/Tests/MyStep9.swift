#if STEP_9
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import SendMessage

@MainActor
@Suite("A message has 140 characters at most, and the editor says how many are left")
struct Remaining {
    private let sender = MessageSenderMock()
    private let sut: SendMessageViewModel

    init() {
        sut = SendMessageViewModel(sender: sender)
    }

    @Test(arguments: lengths)
    func whatIsLeftIsCounted(_ length: Length) {
        sut.message = length.text

        #expect(sut.remainingText == length.remaining)
        #expect(sut.isSendingDisabled == length.isTooLong)
        #expect(sut.message == length.text, "nothing is cut off")
    }

    @Test func anEmptyEditorHasRoomForAll() {
        #expect(sut.remainingText == "140 left")
    }

    @Test func tooMuchIsNotSent() async {
        sut.message = String(repeating: "a", count: 141)
        sut.send()
        #expect(sut.buttonTitle == "Send")

        let full = String(repeating: "a", count: 140)
        sut.message = full
        sut.send()
        await waitUntil("a message is under way") { sender.pendingMessageCount > 0 }
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sender.messages == [full])
        #expect(sut.remainingText == "140 left", "there is room again")
    }

    @Test func itIsAboutWhatStandsInTheEditor() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sut.message = "Hi"

        #expect(sut.remainingText == "138 left")
        sender.sendPendingMessages()
    }

    @Test func theScreenSaysItWhileSomebodyTypes() async throws {
        let screen = Screen(SendMessageView(viewModel: sut))
        let editor = try screen.inspect().find(ViewType.TextEditor.self)
        func counts() throws -> [String] {
            try screen.inspect().findAll(ViewType.Text.self).map { try $0.string() }
                .filter { $0.hasSuffix(" left") || $0.hasSuffix(" too many") }
        }
        let atFirst = try counts()
        #expect(atFirst == ["140 left"])

        try editor.setInput("Hello")
        let later = try counts()
        #expect(later == ["135 left"])

        try editor.setInput(String(repeating: "a", count: 142))
        let last = try counts()
        #expect(last == ["2 too many"])

        try editor.setInput("Hello")
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        let meanwhile = try counts()
        #expect(meanwhile == ["135 left"])
        sender.sendPendingMessages()
    }

    nonisolated static let lengths = [
        Length(String(repeating: "a", count: 5), "135 left"),
        Length(String(repeating: "a", count: 139), "1 left"),
        Length(String(repeating: "a", count: 140), "0 left"),
        Length(String(repeating: "a", count: 141), "1 too many", isTooLong: true),
        Length(String(repeating: "a", count: 143), "3 too many", isTooLong: true),
        Length(String(repeating: "a", count: 1000), "860 too many", isTooLong: true),
        Length("👩‍👩‍👧🇨🇭e\u{301}", "137 left"),
        Length(String(repeating: "👩‍👩‍👧", count: 140), "0 left"),
        Length(" a b \n", "134 left"),
        Length(
            String(repeating: " ", count: 70) + String(repeating: "a", count: 71), "1 too many",
            isTooLong: true),
    ]
}

/// A text, and what is left of 140 characters when it has been typed.
struct Length: CustomTestStringConvertible, Sendable {
    let text: String
    let remaining: String
    let isTooLong: Bool
    var testDescription: String { "\(text.count) characters" }

    init(_ text: String, _ remaining: String, isTooLong: Bool = false) {
        self.text = text
        self.remaining = remaining
        self.isTooLong = isTooLong
    }
}
#endif
