import Testing

/// The trait behind `.snapshots(record:)`.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    let record: SnapshotRecord

    /// Runs the test, or the suite with all its tests, with snapshots recorded as asked.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotRecord.$trait.withValue(record) { try await function() }
    }
}

extension Trait where Self == SnapshotTrait {
    /// Says which snapshots of the test, or of the suite's tests, are recorded.
    ///
    /// ```swift
    /// @Test(.snapshots(record: .failed)) func filmCard() { … }
    /// ```
    public static func snapshots(record: SnapshotRecord) -> Self {
        Self(record: record)
    }
}
