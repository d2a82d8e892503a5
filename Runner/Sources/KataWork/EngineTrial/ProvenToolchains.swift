import KataEngine

/// The toolchains with which the compiler's engine needs no trial: `.ci/full` has passed with each of them.
enum ProvenToolchains {
    /// As `swiftc --version` says them.
    private static let list = [(version: "6.3.1", target: "x86_64-unknown-linux-gnu")]

    static func contain(_ toolchain: Toolchain) -> Bool {
        list.contains { version, target in
            toolchain.identity.contains("Swift version \(version) ")
                && toolchain.identity.contains("Target: \(target)")
        }
    }
}
