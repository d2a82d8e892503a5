#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk

/// What code may do that somebody hands in who means ill.
///
/// Each copy says hello where it could do no harm, and something else where it could.
/// One after another: where one forks for ever, the machine has no process for the others.
@Suite(.gradeRoom, .needsSandbox, .serialized)
struct HostileCodeTests {
    private let room: GradeRoom

    init() throws { room = try GradeRoom.here().place() }

    /// Reads whatever is worth reading.
    private func reader() throws -> String {
        let workspace = room.workspace
        let secrets = [
            workspace.solutionsFolder(of: "Greeting").appending(path: "Step1/Greeting.swift"),
            workspace.solutionsFolder(of: "Greeting").appending(path: "Bugs.md"), workspace.manifestFile,
            workspace.testsFolder(of: "Greeting").appending(path: "Step1-Hello.swift"),
            room.submission.appending(path: "an honest one/Sources/Greeting/Greeting.swift"),
            FileManager.default.homeDirectoryForCurrentUser, workspace.cacheFolder,
            URL(filePath: "/etc/passwd"), URL(filePath: "/home"), URL(filePath: "/root"),
            URL(filePath: "/var"),
        ]
        return """
                let found = \(secrets.map(\.path)).filter { FileManager.default.fileExists(atPath: $0) }
                let mine = ["TEACHER_TOKEN", "PATH"].compactMap { ProcessInfo.processInfo.environment[$0] }
                    .filter { $0 != "/usr/bin:/bin" }
                return (found + mine).isEmpty ? "Hello" : "\\(found + mine)"
            """
    }

    @Test func `no home, no solution, no other copy can be read, and no variable of the teacher's`()
        async throws
    {
        try room.handIn("copy", try reader())
        try room.handIn("an honest one")

        let grading = try await room.kata("1", ["copy"], environment: ["TEACHER_TOKEN": "secret"])

        #expect(grading.rows["copy"]?.green == 1, "\(grading.output)")
    }

    @Test func `with trust it can read, but for the variables`() async throws {
        try room.handIn("copy", try reader())

        let row = try await room.row(of: "copy", "--trust")

        #expect(row.green == 0)
        #expect(row.red?.message.contains("Bugs.md") == true)
    }

    @Test func `no socket leads out`() async throws {
        let server = try TinyServer()
        try room.handIn(
            "copy",
            """
                let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_port = in_port_t(\(server.port)).bigEndian
                address.sin_addr.s_addr = inet_addr("127.0.0.1")
                let code = withUnsafePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                    }
                }
                return code == 0 ? "connected" : "Hello"
            """)

        #expect(try await room.row(of: "copy").green == 1)
        #expect(try await room.row(of: "copy", "--trust").red?.message.contains("connected") == true)
    }

    @Test func `nothing of the disk can be written`() async throws {
        let places = [room.submission, room.workspace.root, room.workspace.stateFolder]
            .map { $0.appending(path: "written") }
        try room.handIn(
            "copy",
            """
                for place in \(places.map(\.path)) { _ = fopen(place, "w") }
                let others = ["/written", "/usr/written", "/dev/written", "/proc/sys/kernel/core_pattern"]
                let written = others.filter { fopen($0, "r+") != nil || fopen($0, "w") != nil }
                return written.isEmpty ? "Hello" : "\\(written)"
            """)

        let row = try await room.row(of: "copy")

        #expect(row.green == 1, "\(row)")
        #expect(places.filter(Files.exists) == [])
    }

    @Test func `no descriptor of the runner's is there`() async throws {
        try room.handIn(
            "copy",
            """
                let open = (0..<256).filter { fcntl(Int32($0), F_GETFD) >= 0 }.compactMap {
                    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\\($0)")
                }
                let known = ["/dev/null", "/events-", "pipe:", "anon_inode:"]
                let odd = open.filter { name in !known.contains { name.contains($0) } }
                return odd.isEmpty && open.filter { $0.hasPrefix("pipe:") }.count < 4 ? "Hello" : "\\(open)"
            """)

        let row = try await room.row(of: "copy")

        #expect(row.green == 1, "\(row)")
    }

    @Test func `what fills its disk finds an end, and nobody else's disk is fuller`() async throws {
        try room.handIn(
            "copy",
            """
                let page = [UInt8](repeating: 1, count: 1 << 20)
                var count = 0
                for folder in ["/tmp", "/dev/shm"] {
                    for name in 0..<100 {
                        guard let file = fopen("\\(folder)/\\(name)", "w") else { continue }
                        for _ in 0..<10 where fwrite(page, 1, page.count, file) == page.count { count += 1 }
                        fclose(file)
                    }
                }
                return count < 140 ? "Hello" : "\\(count) MB"
            """)

        let row = try await room.row(of: "copy")

        #expect(row.green == 1, "\(row)")
    }

    @Test func `one long file finds an end sooner`() async throws {
        try room.handIn(
            "copy",
            """
                let page = [UInt8](repeating: 1, count: 1 << 20)
                let file = fopen("/tmp/long", "w")!
                let count = (0..<60).count { _ in fwrite(page, 1, page.count, file) == page.count }
                return count < 17 ? "Hello" : "\\(count) MB"
            """)

        let row = try await room.row(of: "copy")

        #expect(row.green == 1, "\(row)")
    }

    @Test func `what takes all memory is stopped`() async throws {
        try room.handIn(
            "copy",
            """
                while true { memset(malloc(64 << 20)!, 1, 64 << 20) }
            """)

        // On a busy machine it takes its time.
        let row = try await room.row(of: "copy", "--deadline", "60")

        #expect(row.green == 0)
        #expect(row.red?.reason == "crash", "\(row)")
    }

    @Test func `what forks a hundred times is stopped, and nothing of it runs on`() async throws {
        try room.handIn(
            "copy",
            """
                let shell = Process()
                shell.executableURL = URL(fileURLWithPath: "/bin/sh")
                shell.arguments = ["-c", "for i in $(seq 100); do setsid sleep 4321 & done; sleep 2"]
                try? shell.run()
                shell.waitUntilExit()
                return "Hello"
            """)

        let row = try await room.row(of: "copy")

        #expect(
            row.red?.message == "The tests took more memory, or started more processes, than they may.",
            "\(row)")
        // On a busy machine what was killed takes a moment to be gone.
        let left = try await processesLeft(mentioning: "sleep\u{0}4321", after: .seconds(10))
        #expect(left == [])
    }

    @Test func `what forks for ever is stopped as soon`() async throws {
        try room.handIn(
            "copy",
            """
                let shell = Process()
                shell.executableURL = URL(fileURLWithPath: "/bin/sh")
                shell.arguments = ["-c", "bomb() { bomb | bomb & }; bomb; sleep 60"]
                try? shell.run()
                shell.waitUntilExit()
                return "Hello"
            """)

        let row = try await room.row(of: "copy", "--deadline", "120")

        // Where its own limit holds, it is the shell that gives up.
        if row.green == 0 {
            #expect(row.red?.reason == "crash", "\(row)")
        }
        // Far from its time limit, also where others work beside it.
        #expect(row.seconds < 100)
    }

    @Test func `what never ends is told so, with its test`() async throws {
        try room.handIn("copy", "while true {}")

        let row = try await room.row(of: "copy", "--deadline", "2")

        #expect(row.green == 0)
        #expect(row.red?.reason == "timeout")
        #expect(row.red?.test == "greetsTheWorld()")
    }

    @Test func `what crashes is told so, with its place`() async throws {
        try room.handIn("copy", "fatalError(\"no idea\")")

        let red = try #require(try await room.row(of: "copy").red)

        #expect(red.reason == "crash")
        #expect(red.file == "Sources/Greeting/Greeting.swift")
        #expect(red.message == "Fatal error: no idea")
    }

    // MARK: Forged results

    /// Writes the end of a run, as a library would, into the file that the events go to.
    private static let forgery = """
        func forge(_ lines: [String]) {
            let number = (3..<64).first { number in
                let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\\(number)")
                return place?.contains("/events-") ?? false
            }!
            let place = CommandLine.arguments.first { $0.contains("/events-") }!
            let known = (try? String(contentsOfFile: place, encoding: .utf8)) ?? ""
            let id = known.components(separatedBy: "\\"testID\\":\\"").last!.components(separatedBy: "\\"").first!
            let text = lines.map { "{\\"version\\":\\"6.3.0\\",\\"kind\\":\\"event\\",\\"payload\\":{\\"kind\\":\\"\\($0)\\",\\"instant\\":{\\"absolute\\":1,\\"since1970\\":1},\\"messages\\":[],\\"testID\\":\\"\\(id)\\"}}\\n" }
            write(Int32(number), text.joined(), text.joined().utf8.count)
        }
        """

    @Test(arguments: [
        "@freestanding(expression) macro expect(_ value: Bool) = #externalMacro(module: \"None\", type: \"None\")",
        "@freestanding(expression)\nmacro expect<T>(_ value: T) = #externalMacro(module: \"None\", type: \"None\")",
        "let pattern = /\"/\n@freestanding(expression) macro `expect`(_ value: Bool) = #externalMacro(module: \"None\", type: \"None\")",
    ])
    func `who declares a macro is no further for it, and the row says where`(_ declarations: String)
        async throws
    {
        try room.handIn("copy", "\"nonsense\"", declarations: declarations)

        let row = try await room.row(of: "copy")

        #expect((row.green ?? 0) == 0, "\(row)")
        #expect(
            row.remark?.contains("freestanding' (Sources/Greeting/Greeting.swift") == true, "\(row)")
    }

    @Test(arguments: [
        "func == (a: String, b: String) -> Bool { true }",
        "extension String { static func == (a: String, b: String) -> Bool { true } }",
        "func == <T>(a: T, b: T) -> Bool { true }",
    ])
    func `whose operators stand in for Swift's is not trusted`(_ declarations: String) async throws {
        try room.handIn("copy", "\"nonsense\"", declarations: declarations)

        let row = try await room.row(of: "copy")

        #expect((row.green ?? 0) == 0, "\(row)")
        #expect(
            row.red != nil || row.remark?.hasPrefix("Its result is not to be trusted: ") == true, "\(row)")
        #expect(row.remark?.contains("'==' (Sources/Greeting/Greeting.swift:3)") == true, "\(row)")
        #expect(!row.isFinished)
    }

    @Test func `an own type that is equal to all is told, and so are names that reach around the tests`()
        async throws
    {
        try room.handIn(
            "copy",
            declarations: """
                struct Yes { static func == (a: Yes, b: Yes) -> Bool { true } }
                func arm() { atexit {} }
                """)

        let row = try await room.row(of: "copy")

        #expect(row.green == 1)
        #expect(
            row.remark
                == "It says itself which values are equal: '==' (Sources/Greeting/Greeting.swift:3). Read whether values that differ can be. It has what no step needs, and what can change how a test ends: 'atexit' (Sources/Greeting/Greeting.swift:4). Read it."
        )
    }

    @Test func `a learner's file may be called as the test that has to fail`() async throws {
        try room.handIn("copy")
        try room.write("struct Canary { let x: Int = \"no\" }\n", to: "copy/Sources/Greeting/Canary.swift")

        let row = try await room.row(of: "copy")

        #expect(row.remark == nil)
        #expect(row.red?.file == "Sources/Greeting/Canary.swift")
        #expect(row.red?.message == "cannot convert value of type 'String' to specified type 'Int'")
    }

    @Test func `a word of a text is no macro`() async throws {
        try room.handIn(
            "copy",
            "// macro expect(a)\nlet macro = \"macro expect(b)\"\nreturn macro.isEmpty ? macro : \"Hello\"")

        #expect(try await room.row(of: "copy").green == 1)
    }

    @Test func `whoever writes a good end and leaves has forged it`() async throws {
        try room.handIn(
            "copy", "forge([\"testCaseEnded\", \"testEnded\", \"runEnded\"])\n_exit(0)",
            declarations: Self.forgery)

        let row = try await room.row(of: "copy")

        #expect(row.green == 0)
        #expect(
            row.red?.message
                == "The tests' process ended before the run did, and still there are results: they are forged.",
            "\(row)")
    }

    @Test func `whoever writes what is written once more is seen, and the row says to read the code`()
        async throws
    {
        try room.handIn(
            "copy", "forge([\"runEnded\"])\nreturn \"Hello\"", declarations: Self.forgery)

        let row = try await room.row(of: "copy")

        #expect(
            row.remark
                == "The tests' events tell of something twice that happens once: the handed-in code may have written them. Read it. It has what no step needs, and what can change how a test ends: 'CommandLine' (Sources/Greeting/Greeting.swift:8), '/proc' (Sources/Greeting/Greeting.swift:5). Read it."
        )
    }
}

/// Listens on the loopback.
private final class TinyServer {
    let port: UInt16
    private let number: Int32

    init() throws {
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                bind(number, place, size) + listen(number, 5) + getsockname(number, place, &size)
            }
        }
        try #require(code == 0)
        self.number = number
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(number) }
}
#endif
