import RunnerTesting
import Testing

@testable import KataBase

/// A clone with the line ends of Windows, or with those of both, as an old one has after an update.
struct VerifyLineEndTests {
    @Test(arguments: [
        [], ["Chapters", "Solutions/Thanks/Bugs.md"], ["Solutions/Thanks/Step2", "Tests"],
        ["Solutions/Thanks/Tests"],
    ])
    func `a chapter is proven as any other, whatever ends its lines`(_ places: [String]) async throws {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        try fixture.endLinesAsOnWindows(in: places)

        let run = try await fixture.kata("verify", "3")

        #expect(run.status == 0, "\(run.errors)")
        let others = Recorded(suite: "VerifyOwnStepTests", name: "proven")
        #expect(try others.complaint(about: run.output, isRecording: false) == nil)
    }

    @Test func `recording leaves the line ends as they are`() async throws {
        let fixture = try FixtureWorkspace()
        let path = "Chapters/2-Goodbye.md"
        try fixture.endLinesAsOnWindows()
        let text = try fixture.read(path)
        try fixture.write(text.replacing("RED ", with: "GREEN "), to: path)
        #expect(try fixture.read(path) != text)

        let run = try await fixture.kata("verify", "2", "--record")

        #expect(run.status == 0, "\(run.output)")
        #expect(try fixture.read(path) == text)
    }
}
