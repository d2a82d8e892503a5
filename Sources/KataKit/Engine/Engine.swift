/// Builds a bench and runs its tests. Two engines give the same outcome on the same bench.
public protocol Engine: Sendable {
    /// The engine's name on the command line and in reports: "compiler" or "package".
    var name: String { get }

    /// Makes ready what all benches share, so that benches that run side by side do not each make it.
    func prepare() async throws

    /// - Parameter deadline: how long the tests may run; the build is not counted.
    /// - Throws: `KataError` where no outcome can be had. A build that fails and tests that fail are outcomes.
    func run(_ bench: Bench, deadline: Duration) async throws -> Outcome
}

/// What an engine found out.
public struct Outcome: Equatable, Sendable {
    /// The compiler's errors in the order it gave them, repeats included; empty where everything compiled.
    public var diagnostics: [Diagnostic]
    /// What ran; nil where the build failed.
    public var run: TestRun?
    public var buildSeconds: Double
    public var runSeconds: Double
}
