import Foundation
import RunnerTesting
import Testing

@testable import KataBase

/// The files below Expected, and what is said where a text is not in its file.
final class RecordedTests {
    private let sut: Recorded

    init() throws { sut = Recorded(suite: "WallTests", name: "level", folder: try Files.temporaryFolder()) }

    deinit { try? FileManager.default.removeItem(at: sut.folder) }

    private let command = "KATA_RECORD=1 swift test --package-path Runner --filter WallTests"

    @Test func `a text that is recorded nowhere comes with the command that records it`() throws {
        let complaint = try #require(try sut.complaint(about: "a\nb\n", isRecording: false))

        #expect(
            complaint.hasPrefix(
                "Expected/WallTests/level.txt is missing. Where the new one is right, record it: \(command)\n"
            ))
        #expect(!Files.exists(sut.folder.appending(path: "WallTests")))
    }

    @Test func `a text that differs comes with its lines and the command that records it`() throws {
        _ = try sut.complaint(about: "a\nb\n", isRecording: true)

        #expect(
            try sut.complaint(about: "a\n\u{1B}[1mc\n", isRecording: false)
                == "Expected/WallTests/level.txt holds another text. Where the new one is right, record it: \(command)\n-2: b\n+2: ␛[1mc"
        )
        #expect(try sut.complaint(about: "a\nb", isRecording: false)?.hasSuffix("\n-3: ") == true)
    }

    @Test func `what is recorded anew passes when it is run again, not at once`() throws {
        let complaint = try #require(try sut.complaint(about: "a\n", isRecording: true))

        #expect(
            complaint.hasPrefix("Expected/WallTests/level.txt is recorded anew. Look at it with git diff,"))
        #expect(try sut.complaint(about: "a\n", isRecording: true) == nil)
        #expect(try sut.complaint(about: "a\n", isRecording: false) == nil)
    }

    @Test func `each file is named by a test of its suite`() throws {
        var named: Set<String> = []
        for path in try Files.list(Repository.tests) where path.hasSuffix(".swift") {
            let suite = Recorded.suite(of: path.lastComponent)
            let code = try Files.text(Repository.tests.appending(path: path))
            named.formUnion(code.matches(of: /as: "([\w-]+)"/).map { "\(suite)/\($0.output.1).txt" })
        }

        #expect(try Files.list(Recorded.folder).filter { !named.contains($0) } == [])
    }
}
