import Foundation
import RunnerTesting
import Testing

@testable import KataBase

/// What SwiftUI's signatures forbid, PaperUI's forbid, too. Its own tests cannot say so: they would not compile.
struct StrictnessTests {
    @Test(arguments: ["Uses", "Sent", "Styles", "Tabs", "Names", "Keys"])
    func `the compiler says of each line what stands above it`(_ name: String) async throws {
        let file = Repository.fixtures.appending(path: "Strict/\(name).swift")
        let written = try Files.text(file).split(separator: "\n", omittingEmptySubsequences: false)
        let expected = written.enumerated().compactMap { index, line in
            line.firstMatch(of: Self.comment).map { comment in
                // Several things may be said of one line.
                let place = written[index...].firstIndex { $0.firstMatch(of: Self.comment) == nil }
                return "\((place ?? index) + 1): \(comment.1)"
            }
        }

        #expect(expected.count > 0)
        #expect(try await said(of: file).sorted() == expected.sorted())
    }

    private static var comment: Regex<(Substring, Substring)> { /^ *\/\/ ((?:warning|error): .+)/ }

    private func said(of file: URL) async throws -> [String] {
        let result = try await ChildProcess.runDetached(
            try FixtureWorkspace().toolchain().swiftc,
            [
                "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6",
                "-diagnostic-style", "llvm", "-I", try await PaperModule.shared.folder().path, file.path,
            ])
        let printed = String(decoding: result.standardError, as: UTF8.self)
        // The name of the group behind a sentence is another one with each compiler.
        return printed.matches(of: /(?m)^.+\.swift:([0-9]+):[0-9]+: ((?:warning|error): .+?)(?: \[#\w+\])?$/)
            .map { "\($0.1): \($0.2)" }
    }
}
