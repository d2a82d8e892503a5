import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct WaitForExistenceTests {
    private let gate = Gate<[String]>()
    private let app: AppDriver<ShopApp>

    init() {
        app = AppDriver { [gate] arguments in
            ShopApp(arguments: arguments, load: { (try? await gate()) ?? [] })
        }
        app.launch()
    }

    @Test func `what is there already is not waited for`() async {
        #expect(await app.buttons["Clear"].waitForExistence(timeout: 0))
    }

    @Test func `what a task brings is waited for`() async {
        await gate.untilCalled()
        let answer = Task { gate.succeed(with: ["Up"]) }

        #expect(await app.otherElements["card-Up"].waitForExistence(timeout: 3600))
        await answer.value
    }

    @Test func `at the time-out it is false and nothing is recorded`() async {
        #expect(await app.otherElements["card-Up"].waitForExistence(timeout: 0.02) == false)
    }

    @Test func `what goes is waited for`() async {
        await gate.untilCalled()
        gate.succeed(with: ["Up"])
        #expect(await app.otherElements["card-Up"].waitForExistence(timeout: 3600))

        let tap = Task { app.otherElements["card-Up"].tap() }

        #expect(await app.otherElements["card-Up"].waitForNonExistence(timeout: 3600))
        await tap.value
    }

    @Test func `what stays is there at the time-out`() async {
        #expect(await app.buttons["Clear"].waitForNonExistence(timeout: 0.02) == false)
    }

    @Test func `an app that is not running is waited for in vain`() async {
        app.terminate()

        #expect(await app.buttons["Clear"].waitForExistence(timeout: 0.02) == false)
    }
}
