import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText

struct WatchPreparationTests {
    @Test(arguments: [true, false])
    func `what a later step's tests lean on is compiled while nothing else is to do, and nothing else`(
        _ isImported: Bool
    ) async throws {
        let fixture = try FixtureWorkspace()
        if isImported {
            try fixture.edit(
                "Tests/GreetingTests/Step2-Name.swift", "import Testing", "import PaperUI\nimport Testing")
        }
        try fixture.write("public struct Text {}\n", to: "Sources/PaperUI/Text.swift")
        let call = Call(
            workspace: fixture.workspace, console: Printer(style: .plain).console, engine: .compiler)
        _ = try call.workspace.move(try call.course().chapter("greeting"), to: StepPlace(step: 1))

        try await Turnstile.shared.pass {
            let sut = WatchPreparation(call: call, chapter: "greeting", after: call.engines)
            try await eventually { sut.isOver }
        }

        #expect(call.engines.cache.keys().contains { $0.hasPrefix("joined-") } == isImported)
    }
}
