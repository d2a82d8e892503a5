import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

/// The runner is killed, as `kill -9` does it, at random moments of the commands that write.
///
/// Each file of the learner's is then as it was before or as it is after, never between, and the next command
/// works. `KATA_KILL_ROUNDS=200 swift test --filter KillTests` tries 200 moments of each command. The seed that it
/// prints, and that stands in each failure, gives the same moments again: `KATA_KILL_SEED=…`.
struct KillTests {
    private static let rounds = number("KATA_KILL_ROUNDS") ?? 2

    private static let seed: UInt64 = {
        let seed = number("KATA_KILL_SEED") ?? UInt64.random(in: 0..<1_000_000)
        print(
            "The runner is killed \(rounds) times in each command, at the moments of KATA_KILL_SEED=\(seed)")
        return seed
    }()

    private static func number<Number: FixedWidthInteger>(_ variable: String) -> Number? {
        ProcessInfo.processInfo.environment[variable].flatMap { Number($0) }
    }

    /// Moments, as parts of what the command takes: SplitMix64, of which the system has none that takes a seed.
    private struct Moments: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let arguments: [String]
    }

    static let cases = [
        Case(testDescription: "check", arguments: ["check"]),
        Case(testDescription: "next", arguments: ["next"]),
        Case(testDescription: "reset", arguments: ["reset", "1"]),
        Case(testDescription: "solution --apply", arguments: ["solution", "1", "2", "--apply"]),
        Case(testDescription: "restore", arguments: ["restore"]),
    ]

    @Test(arguments: cases)
    func `a runner that is killed leaves every file whole`(_ testCase: Case) async throws {
        let fixture = try FixtureWorkspace()
        try await prepare(fixture)
        let old = try #require(
            await fixture.kata("history", "1").output.split(separator: "\n").first { $0.contains("RED") }?
                .split(separator: " ").first)
        let arguments = testCase.arguments == ["restore"] ? ["restore", String(old)] : testCase.arguments

        // What the command does when nobody kills it, and how long it takes.
        let before = try state(of: fixture)
        let clock = ContinuousClock()
        let whole = try await clock.measure { _ = try await fixture.kata(arguments) }
        let after = try state(of: fixture)

        var moments = Moments(state: Self.seed)
        for round in 1...Self.rounds {
            try restore(before, in: fixture)
            let moment = whole * Double.random(in: 0...1.1, using: &moments)
            let when = "KATA_KILL_SEED=\(Self.seed), round \(round), killed after \(moment)"
            _ = try ChildProcess.run(
                FixtureWorkspace.binary, arguments,
                environment: ProcessInfo.processInfo.environment.merging(["KATA_WORKSPACE": fixture.root.path]
                ) { $1 },
                deadline: moment)

            let found = try state(of: fixture)
            for (path, data) in found {
                let isWhole = data == before[path] || data == after[path]
                #expect(isWhole, "\(when): \(path)")
            }
            for path in before.keys where after[path] != nil {
                #expect(found[path] != nil, "\(when): \(path) is gone")
            }
            let next = try await fixture.kata("check", "1")
            #expect(
                next.status != 2 || next.errors.contains("has not been started"),
                "\(when): \(next.errors)")
        }
    }

    /// Step 1 is solved and checked, with a red state in the history.
    private func prepare(_ fixture: FixtureWorkspace) async throws {
        _ = try await fixture.kata("start", "1")
        _ = try await fixture.kata("check")
        try fixture.solve("Greeting", step: 1)
        try fixture.write("// more of mine\n", to: "Sources/Greeting/More.swift")
        try fixture.write("// my tests\n", to: "Tests/GreetingTests/MyTests.swift")
        _ = try await fixture.kata("check")
    }

    /// Everything that is the learner's.
    private func state(of fixture: FixtureWorkspace) throws -> [String: Data] {
        var state = try Work.read("Greeting", in: fixture.workspace).files
        state["Package.swift"] = try Files.data(fixture.workspace.manifestFile)
        return state
    }

    private func restore(_ state: [String: Data], in fixture: FixtureWorkspace) throws {
        for path in try self.state(of: fixture).keys where state[path] == nil {
            try FileManager.default.removeItem(at: fixture.root.appending(path: path))
        }
        for (path, data) in state { try Files.write(data, to: fixture.root.appending(path: path)) }
    }
}
