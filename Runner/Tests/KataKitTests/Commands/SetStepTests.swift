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
        try call.workspace.move(try chapter("Greeting"), to: StepPlace(step: 1))
        let known = try chapter("Greeting")
        try call.workspace.move(known, to: StepPlace(step: 0))

        let error = #expect(throws: KataError.self) {
            try call.workspace.move(known, to: StepPlace(step: 2), from: known.place)
        }

        #expect(error?.description.hasPrefix("Another command has moved Greeting to another step") == true)
        #expect(try chapter("Greeting").step == 0)
        try call.workspace.move(known, to: StepPlace(step: 2), from: StepPlace(step: 0))
        #expect(try chapter("Greeting").step == 2)
    }

    @Test func `of two chapters that go on at once both do`() async throws {
        let (greeting, goodbye) = (try chapter("Greeting"), try chapter("Goodbye"))
        let call = call
        for round in 1...40 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { _ = try call.workspace.move(greeting, to: StepPlace(step: round % 3)) }
                group.addTask { _ = try call.workspace.move(goodbye, to: StepPlace(step: round % 2)) }
                try await group.waitForAll()
            }
            #expect(try [chapter("Greeting").step, chapter("Goodbye").step] == [round % 3, round % 2])
        }
    }
}
