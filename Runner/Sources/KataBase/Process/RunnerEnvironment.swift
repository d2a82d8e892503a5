import Foundation

/// The environment that the runner's children get.
package enum RunnerEnvironment {
    /// The runner's own, without what would tell a build or a test run something else than the runner does:
    /// Package.swift reads KATA_…, Swift Testing SWT_… and SWIFT_TESTING_….
    package static var forChildren: [String: String] { cleaned(ProcessInfo.processInfo.environment) }

    package static func cleaned(_ environment: [String: String]) -> [String: String] {
        environment.filter { name, _ in
            !["KATA_", "SWT_", "SWIFT_TESTING_"].contains { name.hasPrefix($0) }
        }
    }

    /// The same for a compiler or a linker. With large pages they take a twentieth less; whoever tunes glibc otherwise knows
    /// why, and no other system minds.
    package static func forCompilers(_ environment: [String: String] = forChildren) -> [String: String] {
        environment.merging(["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]) { own, _ in own }
    }
}
