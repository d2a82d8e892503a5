/// Builds a bench and runs its tests. Two engines give the same outcome on the same bench.
protocol Engine: Sendable {
    /// The engine's name on the command line and in reports: "compiler" or "package".
    var name: String { get }

    /// How many benches it can run side by side.
    var benchesAtOnce: Int { get }

    /// Makes ready what all benches share, so that benches that run side by side do not each make it.
    func prepare() async throws

    /// A hash of all that outcomes depend on besides their benches: the toolchain, the modules that chapters lean on.
    func fingerprint() async throws -> String

    /// - Throws: `KataError` where no outcome can be had; `SourceText.Changed` where a file is no longer what the bench
    ///   read. A build that fails or takes too long, and tests that fail, are outcomes.
    func run(_ bench: Bench, limits: TimeLimits) async throws -> Outcome

    /// Draws the named states in a bench's sources.
    ///
    /// - Throws: `KataError.noPreviews` where the sources name none; `.previewsFailed` where they do not compile,
    ///   cannot be drawn, or crash.
    func drawPreviews(of bench: Bench) async throws -> [DrawnState]
}

extension Engine {
    /// Reads a bench and runs it, and begins again where a file was saved meanwhile.
    func run(
        limits: TimeLimits, _ read: () throws -> Bench
    ) async throws -> (bench: Bench, outcome: Outcome) {
        try await untilUnchanged {
            let bench = try read()
            return (bench, try await run(bench, limits: limits))
        }
    }
}

/// How long a build and a run of the tests may take.
struct TimeLimits: Equatable, Sendable {
    /// For the chapter and its tests; the first build of the support modules is not counted.
    var build = Duration.seconds(120)
    /// For the tests; the build is not counted.
    var tests = Duration.seconds(10)
    /// What TestSupport's waits take for the tests' limit; that limit itself where nil.
    var patience: Duration?
}

/// What an engine found out.
struct Outcome: Equatable, Sendable {
    /// The compiler's errors in the order it gave them, repeats included; empty where everything compiled.
    var diagnostics: [Diagnostic]
    /// The limit that the build ran into; nil where it came to an end.
    var exceededBuildLimit: Duration?
    /// What ran; nil where the build failed or did not end.
    var run: TestRun?
    var buildSeconds: Double
    var runSeconds: Double
}
