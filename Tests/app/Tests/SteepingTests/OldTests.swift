import PaperUITesting
import Steeping
import TestSupport
import Testing
import XCTest

/// Tests of XCTest's, which does not hear of Swift Testing's issues. They are `async`: on Linux a synchronous one of the
/// main actor ends the whole run.
@MainActor
final class OldTests: XCTestCase {
    private var gate: Gate<Int>!
    private var sut: Teapot!

    override func setUp() async throws {
        let gate = Gate<Int>()
        self.gate = gate
        sut = Teapot(brew: { try await gate() })
    }

    func testHelpersThatHoldAreHelpersHere() async {
        let steeping = Task { [sut] in await sut?.steep() }
        await gate.untilCalled(by: steeping)
        gate.succeed(with: 4)
        await waitUntil(self.sut.cups, equals: 4)

        XCTAssertEqual(sut.cups, 4)
    }

    /// What `.ci/full` asks for one by one: each has to end the run with a sentence.
    func testAHelperThatFailsStops() async throws {
        switch ProcessInfo.processInfo.environment["STEEPING_FAILS"] {
        case "gate": gate.succeed(with: 4)
        case "wait": await waitUntil(self.sut.cups, equals: 4, deadline: .milliseconds(100))
        case "snapshot": assertSnapshot(of: "green", as: .lines, named: "none", record: .never)
        #if os(Linux)
        case "driver":
            let app = AppDriver { _ in TeapotViewTests.TeaApp() }
            app.launch()
            app.buttons["nowhere"].tap()
        #endif
        default: throw XCTSkip("No helper has to fail.")
        }
    }
}
