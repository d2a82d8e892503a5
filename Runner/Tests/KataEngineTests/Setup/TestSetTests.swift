import Foundation
import RunnerTesting
import Testing

@testable import KataEngine

struct TestSetTests {
    private static let helper = "Tests/ThanksTests/Helpers/Step2-Guests.swift"
    private static let starter = "Tests/ThanksTests/Step1-TwoWords.swift"
    private static let learners = ["Tests/ThanksTests/MyStep2.swift", "Tests/ThanksTests/MyTests.swift"]
    private static let ours = "Solutions/Thanks/Tests/MyStep2.swift"

    private static let cases: [(TestSet, [String])] = [
        (.present, [helper, learners[0], learners[1], starter]),
        (.reference, [helper, starter, ours]),
        (.starter, [helper, starter]),
        (.learners, [helper, learners[0], learners[1]]),
        (.ours, [helper, ours]),
        ([], [helper]),
    ]

    @Test(arguments: cases)
    func `each set has its files, and all have the helpers`(_ sut: TestSet, _ files: [String]) throws {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        let workspace = fixture.workspace

        let paths = try sut.files(of: "Thanks", in: workspace).map { workspace.displayPath($0.path) }

        #expect(paths == files)
    }

    @Test func `a chapter without tests of ours has those that it has`() throws {
        let fixture = try FixtureWorkspace()

        let names = try TestSet.reference.files(of: "Goodbye", in: fixture.workspace).map(\.lastPathComponent)

        #expect(names == ["Step1-Bye.swift"])
    }
}
