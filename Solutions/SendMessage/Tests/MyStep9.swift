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
        #expect(sut.isSendingDisabled == length.isDisabled)
        #expect(sut.message == length.text, "nothing is cut off")
    }

    @Test func anEmptyEditorHasRoomForAll() {
        #expect(sut.remainingText == "140 left")
    }

    @Test func tooMuchIsNotSent() async {
        let long = String(repeating: "a", count: 141)
        sut.message = long
        sut.send()
        #expect(sut.buttonTitle == "Send")
        #expect(sut.message == long)
        #expect(sut.errorText == nil, "nothing has failed")

        let full = String(repeating: "a", count: 140)
        sut.message = full
        sut.send()
        await waitUntil("a message is under way") { sender.pendingMessageCount > 0 }
        sender.sendPendingMessages()
        await waitUntil(sut.buttonTitle, equals: "Send")

        #expect(sender.messages == [full])
        #expect(sut.remainingText == "140 left", "there is room again")
    }

    @Test(arguments: [String(repeating: "a", count: 141), " \n "])
    func aTapOnWhatCannotBeSentLeavesTheErrorAlone(_ text: String) async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        sut.message = text
        let error = sut.errorText

        sut.send()

        #expect(sut.errorText == error, "what was on the screen before the tap is there after it")
    }

    @Test func itIsAboutWhatStandsInTheEditor() async {
        sut.message = "Hello"
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)

        sut.message = "Hi"

        #expect(sut.remainingText == "138 left")
        sut.message = "e\u{301}"
        #expect(sut.remainingText == "139 left", "whatever stood there before")
        sender.sendPendingMessages()
    }

    @Test func theScreenSaysItWhileSomebodyTypes() async throws {
        let owner = Owner(model: sut)
        let screen = Screen(OwnedView(owner: owner) { SendMessageView(viewModel: $0) })
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
        let onAnother = try Screen(SendMessageView(viewModel: sut)).inspect()
        _ = try onAnother.find(text: "135 left")

        try editor.setInput(String(repeating: "a", count: 142))
        let last = try counts()
        #expect(last == ["2 too many"])
        let button = try screen.inspect().find(button: "Send")
        #expect(button.isDisabled() == true, "the model knows when")

        try editor.setInput("Hello")
        sut.send()
        await waitUntil(sender.pendingMessageCount, equals: 1)
        let meanwhile = try counts()
        #expect(meanwhile == ["135 left"])
        try editor.setInput("Hi")
        let typedMeanwhile = try counts()
        #expect(typedMeanwhile == ["138 left"])

        sender.triggerError(NoReception())
        await waitUntil(sut.buttonTitle, equals: "Send")
        let afterwards = try counts()
        #expect(afterwards == ["138 left"])

        owner.model = SendMessageViewModel(sender: sender)
        let ofAnother = try counts()
        #expect(ofAnother == ["140 left"])
    }

    nonisolated static let lengths = [
        Length(String(repeating: "a", count: 5), "135 left"),
        Length(String(repeating: "a", count: 139), "1 left"),
        Length(String(repeating: "a", count: 140), "0 left"),
        Length(String(repeating: "a", count: 141), "1 too many", isDisabled: true),
        Length(String(repeating: "a", count: 143), "3 too many", isDisabled: true),
        Length(String(repeating: "a", count: 1000), "860 too many", isDisabled: true),
        Length(String(repeating: "a", count: 1500), "1360 too many", isDisabled: true),
        Length("👩‍👩‍👧🇨🇭e\u{301}", "137 left"),
        Length(String(repeating: "👩‍👩‍👧", count: 140), "0 left"),
        Length(" a b \r\n", "134 left"),
        Length(" " + String(repeating: "a", count: 139) + "\n", "1 too many", isDisabled: true),
        Length("   ", "137 left", isDisabled: true),
    ]
}

/// A text, and what is left of 140 characters when it has been typed.
struct Length: CustomTestStringConvertible, Sendable {
    let text: String
    let remaining: String
    let isDisabled: Bool
    var testDescription: String { "\(text.count) characters" }

    init(_ text: String, _ remaining: String, isDisabled: Bool = false) {
        self.text = text
        self.remaining = remaining
        self.isDisabled = isDisabled
    }
}
#endif
