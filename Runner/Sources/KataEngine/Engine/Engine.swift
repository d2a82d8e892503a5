import Foundation
import KataBase
import KataText

/// Builds a setup and runs its tests. Two engines give the same outcome on the same setup.
package protocol Engine: Sendable {
    /// The engine's name on the command line and in reports: "compiler" or "package".
    var name: String { get }

    /// The number of setups that it can run side by side.
    var setupsAtOnce: Int { get }

    /// The same engine for setups that run side by side: what it has found out it need not find out again.
    var sideBySide: any Engine { get }

    /// Makes ready what setups share, so that those that run side by side do not each make it: the modules that some of
    /// their texts import of those that all chapters lean on.
    func prepare(for texts: [SourceText]) async throws

    /// A hash of all that outcomes depend on besides their setups: the toolchain, the modules that chapters lean on.
    func fingerprint() async throws -> String

    /// - Throws: `KataError` where no outcome can be had; `SourceText.Changed` where a file is no longer what the setup
    ///   read. A build that fails or takes too long, and tests that fail, are outcomes.
    func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome

    /// Compiles what a run of a setup takes, as far as that is good for a later one; nothing where nothing is kept.
    func prepare(_ setup: Setup) async throws

    /// Builds a program beside a setup's sources, which it may import. The conditions of the setup's tests are on in it.
    ///
    /// - Parameters:
    ///   - program: its text, with an entry of its own.
    ///   - folder: where the program is put.
    /// - Returns: the program. Nobody changes it.
    /// - Throws: `BuildErrors` where the sources or the text do not compile.
    func build(_ program: String, beside setup: Setup, into folder: URL) async throws -> URL
}

extension Engine {
    package var sideBySide: any Engine { self }

    package func prepare(_ setup: Setup) async throws {}

    /// Reads a setup and runs it, and begins again where a file was saved meanwhile.
    package func run(
        limits: TimeLimits, _ read: () throws -> Setup
    ) async throws -> (setup: Setup, outcome: Outcome) {
        try await untilUnchanged {
            let setup = try read()
            return (setup, try await runWithOlderTests(setup, limits: limits))
        }
    }

    /// Runs a setup; where a test hangs before tests of older steps had their turn, those run as well: one of them may
    /// name the fault. Swift Testing's own order is that of the files' names.
    private func runWithOlderTests(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        let outcome = try await run(setup, limits: limits)
        guard var all = outcome.run, all.ending == .timedOut,
            let hanging = all.tests.first(where: { $0.state == .running })
        else { return outcome }
        let step = FileRole(path: hanging.file).step ?? .max
        let older = all.tests.filter { $0.state == .waiting && (FileRole(path: $0.file).step ?? .max) < step }
        guard !older.isEmpty else { return outcome }

        var rest = setup
        rest.skipped = Set(all.tests.map(\.id)).subtracting(older.map(\.id))
        guard let late = try await run(rest, limits: limits).run else { return outcome }
        all.tests = all.tests.map { test in
            older.contains { $0.id == test.id } ? late.tests.first { $0.id == test.id } ?? test : test
        }
        all.issues = late.issues + all.issues
        all.warnings = late.warnings + all.warnings
        return Outcome(
            diagnostics: [], run: all, buildSeconds: outcome.buildSeconds, runSeconds: outcome.runSeconds)
    }
}

/// The most that a build and a run of the tests may take.
package struct TimeLimits: Equatable, Sendable {
    /// For the chapter and its tests; the first build of the support modules is not counted.
    package var build = Duration.seconds(120)
    /// For the tests; the build is not counted.
    package var tests = Duration.seconds(10)
    /// The limit that TestSupport's waits take for the tests'; the tests' own where nil.
    var patience: Duration?

    package init(
        build: Duration = Duration.seconds(120), tests: Duration = Duration.seconds(10),
        patience: Duration? = nil
    ) {
        self.build = build
        self.tests = tests
        self.patience = patience
    }
}

/// The result of a build and of a run of the tests.
package struct Outcome: Equatable, Sendable {
    /// The compiler's errors in the order it gave them, repeats included; empty where everything compiled.
    package var diagnostics: [Diagnostic]
    /// The limit that the build ran into; nil where it came to an end.
    package var exceededBuildLimit: Duration?
    /// The machine, where it left too little to the build, which did not come to an end.
    package var busy: BusyMachine?
    /// The run of the tests; nil where the build failed or did not end.
    package var run: TestRun?
    package var buildSeconds: Double
    package var runSeconds: Double
}
