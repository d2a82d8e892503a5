import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// A file that is saved while it is checked: the verdict, the history and the report speak of the same bytes.
struct OneReadingTests {
    @Test(arguments: FixtureWorkspace.engines)
    func `what is kept is what was judged, whenever it was saved`(_ engine: String) async throws {
        let fixture = try FixtureWorkspace()
        let path = "Sources/Greeting/Greeting.swift"
        let red = "func greeting() -> String { \"Hallo\" }\n"
        let green = "func greeting() -> String { \"Hello\" }\n"
        let manifest = try fixture.read("Package.swift")
        try fixture.write(
            manifest.replacing("\"Greeting\", step: 0", with: "\"Greeting\", step: 1"), to: "Package.swift")
        try fixture.write(red, to: path)
        // A compiler during whose first call the learner saves.
        let real = try fixture.toolchain()
        try fixture.write(green, to: "saved.swift")
        let save =
            "if [ -f '\(fixture.root.path)/saved.swift' ]; then mv '\(fixture.root.path)/saved.swift' '\(fixture.root.path)/\(path)'; fi"
        for (name, program) in [("swift", real.swift), ("swiftc", real.swiftc)] {
            try fixture.program(
                name,
                """
                case "$*" in *--version*) ;; *) \(save) ;; esac
                PATH='\(program.deletingLastPathComponent().path)':$PATH exec '\(program.path)' "$@"
                """)
        }
        let bin = fixture.root.appending(path: "bin").path

        let run = try await fixture.kata(
            "check", "1", "--engine", engine,
            environment: ["PATH": bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")])

        let history = History(
            directory: fixture.workspace.stateFolder.appending(path: "history.git"),
            git: try #require(Executable.find("git", environment: ProcessInfo.processInfo.environment)))
        let entry = try #require(try history.entries().first)
        let kept = try history.files(of: entry.id)[path].map { String(decoding: $0, as: UTF8.self) }
        #expect(run.output.hasPrefix("GREEN"), "\(run.output)\(run.errors)")
        #expect(entry.kind == .check(.green))
        #expect(kept == green)
        #expect(try history.entries().count == 1)
    }
}
