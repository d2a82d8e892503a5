import Testing

/// The taker of a snapshot: a line, which may run in several tests and with several names.
struct SnapshotTaker: Equatable {
    let line: SourceLocation
    /// The place of the test that runs; nil outside of one.
    let test: SourceLocation?
    /// As it was given; nil where the line is counted.
    let name: String?

    /// The words that tell it from another one whose snapshot has the same file: its name, or its test; nil where the
    /// line does.
    func mark(besides other: Self) -> String? {
        if name != other.name { return name.map { "named \"\($0)\"" } ?? "without a name" }
        guard line == other.line else { return nil }
        return test.map { "in the test at \($0.fileName):\($0.line)" } ?? "outside of a test"
    }
}
