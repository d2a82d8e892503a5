#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk

/// What handed-in code sees where a toolchain is not where most are.
@Suite(.gradeRoom, .needsSandbox)
struct GradeSandboxTests {
    private let room: GradeRoom

    init() throws { room = try GradeRoom.here().place() }

    @Test(arguments: [
        #"printf '#!/bin/sh\nexec %s "$@"\n' "$real" >bin/swiftc; chmod 755 bin/swiftc"#,
        #"ln -s "$real" bin/swiftc"#,
    ])
    func `with a compiler that stands in a home, nothing of the home is seen`(_ line: String) async throws {
        let home = room.submission.path
        try room.write("", to: "secret")
        try room.write("", to: "lib/secret")
        try room.handIn(
            "copy",
            """
                let secrets = ["\(home)/secret", "\(home)/lib/secret", "\(home)/bin"]
                let seen = secrets.filter { FileManager.default.fileExists(atPath: $0) }
                return seen.isEmpty ? "Hello" : "\\(seen)"
            """)
        try room.shell("mkdir bin; real=$(command -v swiftc); \(line)")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let environment = ["PATH": "\(home)/bin:\(path)", "HOME": home]

        let hidden = try await room.kata("1", ["copy"], environment: environment)
        let shown = try await room.kata("1", ["copy"], ["--json", "--trust"], environment: environment)

        #expect(hidden.rows["copy"]?.green == 1, "\(hidden.output)\(hidden.errors)")
        #expect(shown.rows["copy"]?.red?.message.contains("/lib/secret") == true, "\(shown.output)")
    }
}
#endif
