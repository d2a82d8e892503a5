import Foundation
import RunnerTesting
import Testing

@testable import KataBase

struct ExecutableTests {
    @Test func `the first program on PATH is found, and neither a folder nor a text of its name`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.shell("mkdir -p a/tool b c && touch b/tool && chmod 644 b/tool")
        try fixture.program("tool", "")
        let path = ["a", "b", "none", "bin"].map { fixture.root.appending(path: $0).path }

        let found = Executable.find("tool", environment: ["PATH": path.joined(separator: ":")])

        #expect(found?.path == fixture.root.appending(path: "bin/tool").path)
        #expect(Executable.find("tool", environment: ["PATH": path[0]]) == nil)
        #expect(Executable.find("tool", environment: [:]) == nil)
    }

    @Test func `what steers the runner or Swift Testing does not reach a child`() {
        let environment = [
            "KATA_STEP": "1", "SWT_EXPERIMENTAL": "1", "SWIFT_TESTING_ENABLED": "0", "SWIFT_BACKTRACE": "x",
            "HOME": "/",
        ]

        #expect(RunnerEnvironment.cleaned(environment) == ["SWIFT_BACKTRACE": "x", "HOME": "/"])
    }

    @Test func `a compiler is told of large pages, unless somebody tunes it otherwise`() {
        #expect(
            RunnerEnvironment.forCompilers(["HOME": "/"]) == [
                "HOME": "/", "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
            ])
        #expect(RunnerEnvironment.forCompilers(["GLIBC_TUNABLES": "a=1"]) == ["GLIBC_TUNABLES": "a=1"])
    }
}
