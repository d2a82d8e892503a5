import Foundation
import RunnerTesting
import Testing

@testable import KataBase

/// A parser that is not ours: Python's.
enum Reader {
    static let python = Executable.find("python3", environment: ProcessInfo.processInfo.environment)

    /// A trait for tests that need it: without, they are skipped and say so.
    static var isThere: ConditionTrait { .enabled("There is no python3 to read it back.") { python != nil } }

    /// What Python reads in a text.
    ///
    /// - Parameter format: "csv", "json" or "junit".
    static func read<Seen: Decodable>(
        _ format: String, _ text: String, as type: Seen.Type = Seen.self,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Seen {
        let python = try #require(python, sourceLocation: sourceLocation)
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "report")
        try Files.write(Data(text.utf8), to: file)
        let script = Repository.runner.appending(path: "Tests/readers/grade.py")
        let result = try await ChildProcess.runDetached(python, [script.path, format, file.path])
        let errors = String(decoding: result.standardError, as: UTF8.self)
        try #require(result.succeeded, "\(errors)", sourceLocation: sourceLocation)
        return try JSONDecoder().decode(Seen.self, from: result.standardOutput)
    }
}
