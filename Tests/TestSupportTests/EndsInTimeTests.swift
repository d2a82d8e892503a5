import Foundation
import Testing

@testable import TestSupport

@Suite(.endsInTime)
struct EndsInTimeTests {
    @Test func `a test that ends in time is as it is without`() async throws {
        try await EndsInTime(limit: 3600).limiting("quick", at: #_sourceLocation) {}
        await #expect(throws: CancellationError.self) {
            try await EndsInTime(limit: 3600).limiting("quick", at: #_sourceLocation) {
                throw CancellationError()
            }
        }
    }

    @Test func `a test that does not end fails and is cancelled`() async throws {
        let lines = try await expectIssues("It has not ended within 1 seconds, and is cancelled.") {
            try await EndsInTime(limit: 1).limiting("slow", at: #_sourceLocation) {
                try await Task.sleep(for: .seconds(3600))
            }
        }
        #expect(lines == [#line - 4])
    }

    @Test func `a test that does not heed its cancellation ends the run, and is named`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            try await EndsInTime(limit: 3600, lastLimit: 1).limiting("deaf", at: #_sourceLocation) {
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
        }
        let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
        #expect(
            words?.contains(
                """
                The run ends here, since these tests do not end:
                  deaf

                """) == true)
    }

    @Test(arguments: ["TestSupportTests", "PaperUITests", "PaperUITestingTests"])
    func `each suite of the support modules ends in time`(_ target: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(component: target)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for (line, above) in zip(lines, [""] + lines)
            where line.contains(/^(@Suite|(struct|final class) \w+Tests )/) {
                #expect(
                    "\(above)\(line)".contains("@Suite(.endsInTime"), "\(file.lastPathComponent): \(line)")
            }
            let hasTest = lines.contains { $0.contains(/^ *@Test\b/) }
            #expect(
                !hasTest || lines.contains { $0.contains("@Suite(.endsInTime") }, "\(file.lastPathComponent)")
        }
    }
}
