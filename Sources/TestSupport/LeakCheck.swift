import Testing

/// The trait behind `.checksLeaks`: every object given to ``track(_:sourceLocation:)`` must be gone after the
/// test.
public struct LeakCheck: TestTrait, SuiteTrait, TestScoping {
    /// On a suite, each of its tests is checked by itself.
    public var isRecursive: Bool { true }

    /// Runs the test and then reports what it tracked and left behind.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Self.checkingLeaks { try await function() }
    }

    static func checkingLeaks(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
    ) async throws {
        let tracker = LeakTracker()
        defer { tracker.report() }
        try await LeakTracker.$current.withValue(tracker) { try await body() }
        await tracker.untilReleased()
    }
}

extension Trait where Self == LeakCheck {
    /// Reports objects that outlive the test, at the line that tracked them.
    ///
    /// ```swift
    /// @Test(.checksLeaks) func `nothing is left behind`() async {
    ///     let sut = track(MovieListViewModel(loader: StubMovieLoader()))
    ///     await sut.load()
    /// }
    /// ```
    ///
    /// The check comes when the test function has returned and its variables are gone. Work that is just
    /// ending gets a fifth of a second to let go, and more where the main actor is busy.
    public static var checksLeaks: Self { Self() }
}
