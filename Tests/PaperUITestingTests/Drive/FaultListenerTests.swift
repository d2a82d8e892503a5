import PaperUI
import TestSupport
import Testing

@testable import PaperUITesting

@MainActor
@Suite(.endsInTime) struct FaultListenerTests {
    struct Sender: View {
        @State private var text = ""

        var body: some View { TextField("Message", text: $text, axis: .vertical) }
    }

    private func send() {
        let app = AppDriver.running(Sender())
        app.textFields["Message"].tap()
        app.textFields["Message"].typeText("Hello\n")
        #expect(app.screen?.warnings(of: .returnInTallField).count == 1)
    }

    #if compiler(>=6.3)
    @Test func `a test tells of a fault as a warning, once in a run`() async {
        await expectIssues(
            "Return was typed into a TextField with axis: .vertical, in Sender. On a phone it begins a new line there, and "
                + "onSubmit is not called."
        ) {
            send()
            send()
        }
    }

    @Test func `the warning fails no test`() {
        #expect(TestListener.hears(of: "This is what a fault looks like that a test tells of."))
    }
    #endif

    @Test func `outside of a test nobody hears of it`() async {
        let isHeard = await Task.detached { await TestListener.hears(of: "Nobody hears this.") }.value
        #expect(!isHeard)
    }
}
