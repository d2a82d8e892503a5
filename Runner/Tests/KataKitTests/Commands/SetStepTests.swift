import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText

/// Two commands at the same time leave what one of them wanted.
struct SetStepTests {
    private let fixture: FixtureWorkspace
    private let call: Call

    init() throws {
        fixture = try FixtureWorkspace()
        call = fixture.call
    }

    private func chapter(_ name: String) throws -> Chapter { try call.course().chapter(named: name) }

    @Test func `who was overtaken by a reset does not go on from there`() throws {
        try call.workspace.setStep(1, of: try chapter("Greeting"))
        let known = try chapter("Greeting")
        try call.workspace.setStep(0, of: known)

        let error = #expect(throws: KataError.self) {
            try call.workspace.setStep(2, of: known, from: known.step)
        }

        #expect(error?.description.hasPrefix("Another command has moved Greeting to another step") == true)
        #expect(try chapter("Greeting").step == 0)
        try call.workspace.setStep(2, of: known, from: 0)
        #expect(try chapter("Greeting").step == 2)
    }

    @Test func `of two chapters that go on at once both do`() async throws {
        let (greeting, goodbye) = (try chapter("Greeting"), try chapter("Goodbye"))
        let call = call
        for round in 1...40 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { _ = try call.workspace.setStep(round % 3, of: greeting) }
                group.addTask { _ = try call.workspace.setStep(round % 2, of: goodbye) }
                try await group.waitForAll()
            }
            #expect(try [chapter("Greeting").step, chapter("Goodbye").step] == [round % 3, round % 2])
        }
    }
}
