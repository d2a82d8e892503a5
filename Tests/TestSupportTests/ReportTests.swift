import Foundation
import Testing

@testable import TestSupport

@Suite(.endsInTime)
struct ReportTests {
    @Test func `a test of Swift Testing hears`() {
        #expect(Report.isHeard(isInTest: true, arguments: ["tests"], isXCTestIdle: false))
        #expect(Report.isHeard())
    }

    @Test func `nobody hears in a test of XCTest`() {
        #expect(!Report.isHeard(isInTest: false, arguments: ["tests"], isXCTestIdle: false))
        let other = ["tests", "--testing-library", "xctest", "--filter", "swift-testing"]
        #expect(!Report.isHeard(isInTest: false, arguments: other, isXCTestIdle: false))
    }

    @Test(arguments: [
        ["tests", "--testing-library", "swift-testing", "--no-parallel"],
        ["tests", "--testing-library=swift-testing"],
    ])
    func `a detached task is heard where the process runs Swift Testing`(_ arguments: [String]) {
        #expect(Report.isHeard(isInTest: false, arguments: arguments, isXCTestIdle: false))
    }

    @Test func `a detached task is heard where XCTest runs no test`() {
        #expect(Report.isHeard(isInTest: false, arguments: ["tests"], isXCTestIdle: true))
    }

    @Test func `this run hears a detached task`() async {
        let (current, isHeard) = await Task.detached { (Test.current, Report.isHeard()) }.value
        #expect(current == nil)
        #expect(isHeard)
    }

    @Test func `what nobody hears stops the process with words and place`() {
        let place = SourceLocation(
            fileID: "TeaTests/OldTests.swift", filePath: "/OldTests.swift", line: 7, column: 9)
        #expect(
            Report.lastWords("No call waits at the gate.", place) == """
                No call waits at the gate.
                at TeaTests/OldTests.swift:7
                This is no test of Swift Testing, and nobody else hears of it. So the process stops here. \
                Write a function with @Test to have the failure counted.
                """)
    }
}
