import Foundation

/// The cases in which an assertion writes a reference file. Whatever it writes, the test fails that once.
public enum SnapshotRecord: String, CaseIterable, Sendable {
    /// Never: a snapshot without a reference fails. The default where the environment variable CI is set.
    case never
    /// It is written where there is none yet. The default elsewhere.
    case missing
    /// It is written where there is none, and where it differs.
    case failed
    /// Always.
    case all

    @TaskLocal static var trait: Self?

    /// The mode of one assertion: its argument, or the test's trait, or SNAPSHOT_TESTING_RECORD, or the
    /// default.
    static func mode(
        argument: Self?,
        trait: Self? = Self.trait,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotFailure) -> Self {
        if let mode = argument ?? trait { return mode }
        if let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty {
            guard let mode = Self(rawValue: word) else { throw .unknownRecordMode(word) }
            return mode
        }
        let ci = environment["CI"] ?? ""
        return ci.isEmpty || ci == "false" ? .missing : .never
    }
}
