import Foundation
import Testing

@testable import KataBase
@testable import KataEngine

struct MachineFaultTests {
    @Test(arguments: [
        "error: error closing '/w/a.o' for output: No space left on device",
        "<unknown>:0: error: error opening input file '/w/A.swift' (No such file or directory)",
        "LLVM ERROR: IO failure on output stream: No space left on device",
        "ld.lld: error: failed to open /w/tests: No space left on device",
        "/usr/bin/ld: final link failed: No space left on device",
    ])
    func `what could not be read, written or started is the machine's fault`(_ line: String) throws {
        let error = try #require(MachineFault.error(of: "The compiler", saying: "\(line)\nmore\n"))

        #expect("\(error)".hasPrefix("The compiler could not do its work: \(line). "))
    }

    @Test(arguments: [
        "error: unable to execute command: Cannot allocate memory",
        "bwrap: Can't fork for --dev: Resource temporarily unavailable",
        "LLVM ERROR: out of memory",
        "virtual memory exhausted: Cannot allocate memory",
        "ld: final link failed: memory exhausted",
        "terminate called after throwing an instance of 'std::bad_alloc'",
        "clang: error: unable to execute command: Killed",
        "error: compile command failed due to signal 9 (use -v to see invocation)",
    ])
    func `memory that ran out is called so`(_ line: String) throws {
        let error = try #require(MachineFault.error(of: "The compiler", saying: "\(line)\nmore\n"))

        #expect(
            "\(error)"
                == "The memory ran out while the compiler worked: \(line). This says nothing of the code. End what else takes memory, then run the command again."
        )
    }

    @Test func `what codesign refuses is the cloud's, which has marked it`() throws {
        let error = try #require(
            MachineFault.error(
                of: "SwiftPM",
                saying: """
                    [3/4] Applying Tests
                    error: Command CodeSign failed with a nonzero exit code
                    /Users/a/Desktop/a/.build/debug/a.xctest: resource fork, Finder information, or similar detritus not allowed
                    """))

        #expect(
            error.what
                == "SwiftPM could not sign what was built, since iCloud or another cloud keeps the folder.")
    }

    @Test func `a compiler that the system ends, or cannot start, had no memory`() {
        #expect(
            MachineFault.memory(of: "SwiftPM").what
                == "The memory ran out while SwiftPM worked: the system ended it (signal 9), as it does when nothing is left."
        )
        let none = ChildProcess.LaunchError(executable: "/usr/bin/swiftc", code: ENOMEM)
        #expect(
            MachineFault.error(ofStarting: "The compiler", none)?.what
                == "The memory ran out while the compiler worked: Cannot allocate memory.")
        let gone = ChildProcess.LaunchError(executable: "/usr/bin/swiftc", code: ENOENT)
        #expect(MachineFault.error(ofStarting: "The compiler", gone) == nil)
    }

    @Test(arguments: [
        "/w/A.swift:3:8: error: No space left on device",
        "/w/A.swift:3:8: error: cannot find 'a' in scope\n    let a = \"error: error opening 'a': No space left on device\"",
        "/w/A.swift:1:1: warning: x\nerror: fatalError",
        "/w/A.swift:3:8: error: cannot find 'out of memory' in scope",
        "ld.lld: error: undefined symbol: No.a",
        "/w/A.swift:3:8: error: x\n    let a = \"similar detritus not allowed\"",
        "",
    ])
    func `what is wrong with the code is not`(_ words: String) {
        #expect(MachineFault.error(of: "The compiler", saying: words) == nil)
    }
}
