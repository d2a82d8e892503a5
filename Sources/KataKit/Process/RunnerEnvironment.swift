import Foundation

/// The environment that the runner's children get.
enum RunnerEnvironment {
    /// The runner's own, without what would tell a build or a test run something else than the runner does:
    /// Package.swift reads KATA_…, Swift Testing SWT_… and SWIFT_TESTING_….
    static var forChildren: [String: String] { cleaned(ProcessInfo.processInfo.environment) }

    static func cleaned(_ environment: [String: String]) -> [String: String] {
        environment.filter { name, _ in
            !["KATA_", "SWT_", "SWIFT_TESTING_"].contains { name.hasPrefix($0) }
        }
    }
}
