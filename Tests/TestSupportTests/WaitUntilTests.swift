import Observation
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct WaitUntilTests {
    private let model = Model()

    @Test func `what holds already is not waited for`() async {
        model.isSending = true
        let other = Task { model.isSending = false }

        await waitUntil("sending starts", deadline: .zero) { model.isSending }

        #expect(model.isSending, "returned before another task had its turn")
        await other.value
    }

    @Test func `a change ends the wait`() async {
        let other = Task { model.isSending = true }

        await waitUntil("sending starts", deadline: .seconds(3600)) { model.isSending }

        #expect(model.isSending)
        await other.value
    }

    @Test func `the condition may take several changes`() async {
        let other = Task {
            for _ in 1...3 {
                model.count += 1
                await Task.yield()
            }
        }

        await waitUntil("all three came", deadline: .seconds(3600)) { model.count == 3 }

        #expect(model.count == 3)
        await other.value
    }

    @Test func `a change off the main actor ends the wait`() async {
        let model = StrayModel()
        let other = Task.detached { model.count = 1 }

        await waitUntil("it is counted") { model.count == 1 }

        await other.value
    }

    @Test func `at the deadline it says what it waited for`() async {
        let lines = await expectIssues(
            "Waited 0.02 seconds until sending starts, but it did not happen."
        ) {
            await waitUntil("sending starts", deadline: .milliseconds(20)) { model.isSending }
        }
        #expect(lines == [#line - 2])
    }

    @Test func `a value is waited for, too`() async {
        let other = Task { model.title = "Sending..." }

        await waitUntil(model.title, equals: "Sending...", deadline: .seconds(3600))

        #expect(model.title == "Sending...")
        await other.value
    }

    @Test func `at the deadline it says what the value was instead`() async {
        let lines = await expectIssues(#"Waited 0.02 seconds for "Sending..."; the value is "Send"."#) {
            await waitUntil(model.title, equals: "Sending...", deadline: .milliseconds(20))
        }
        #expect(lines == [#line - 2])
    }

    @Test func `an optional value is shown as it is`() async {
        await expectIssues(#"Waited 0.02 seconds for "No network"; the value is nil."#) {
            await waitUntil(model.errorText, equals: "No network", deadline: .milliseconds(20))
        }
    }

    @Test func `a change that nobody can observe is told apart`() async {
        let model = PlainModel()
        let other = Task { model.title = "Sending..." }

        await expectIssues(
            """
            Waited 0.02 seconds until sending starts. \
            It is so now, but no observable property told of a change. \
            Is the model marked @Observable?
            """,
            """
            Waited 0.02 seconds for "Send". It is so now, but no observable property told of a change. \
            Is the model marked @Observable?
            """
        ) {
            await waitUntil("sending starts", deadline: .milliseconds(20)) { model.title == "Sending..." }
            let another = Task { model.title = "Send" }
            await waitUntil(model.title, equals: "Send", deadline: .milliseconds(20))
            await another.value
        }
        await other.value
    }

    @Test func `a cancelled wait ends without a word`() async {
        let wait = Task { await waitUntil("pigs fly", deadline: .seconds(3600)) { model.count < 0 } }
        await Task.yield()

        wait.cancel()

        await wait.value
    }

    @Test func `a thousand waits miss no change`() async {
        for _ in 1...1000 {
            let model = Model()
            let other = Task {
                model.count += 1
                model.count += 1
            }
            await waitUntil(model.count, equals: 2)
            await other.value
        }
    }
}

@MainActor
@Observable
private final class Model {
    var isSending = false
    var count = 0
    var title = "Send"
    var errorText: String?
}

@MainActor
private final class PlainModel {
    var title = "Send"
}

// Written by one task, read by another after observation told of it: as in an app that gets this wrong.
@Observable
private final class StrayModel: @unchecked Sendable {
    var count = 0
}
