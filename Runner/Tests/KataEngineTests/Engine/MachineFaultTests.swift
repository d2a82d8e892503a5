import Testing

@testable import KataEngine

struct MachineFaultTests {
    @Test(arguments: [
        "error: error closing '/w/a.o' for output: No space left on device",
        "<unknown>:0: error: error opening input file '/w/A.swift' (No such file or directory)",
        "LLVM ERROR: IO failure on output stream: No space left on device",
        "ld.lld: error: failed to open /w/tests: No space left on device",
        "/usr/bin/ld: final link failed: No space left on device",
        "error: unable to execute command: Cannot allocate memory",
        "bwrap: Can't fork for --dev: Resource temporarily unavailable",
    ])
    func `what could not be read, written or started is the machine's fault`(_ line: String) throws {
        let error = try #require(MachineFault.error(of: "The compiler", saying: "\(line)\nmore\n"))

        #expect("\(error)".hasPrefix("The compiler could not do its work: \(line). "))
    }

    @Test(arguments: [
        "/w/A.swift:3:8: error: No space left on device",
        "/w/A.swift:3:8: error: cannot find 'a' in scope\n    let a = \"error: error opening 'a': No space left on device\"",
        "/w/A.swift:1:1: warning: x\nerror: fatalError",
        "ld.lld: error: undefined symbol: No.a",
        "",
    ])
    func `what is wrong with the code is not`(_ words: String) {
        #expect(MachineFault.error(of: "The compiler", saying: words) == nil)
    }
}
