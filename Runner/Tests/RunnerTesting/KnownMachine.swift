import Foundation
import KataBase

/// What the first check of any workspace finds out about the machine: the compiler's version, its command lines and the
/// entry point of tests. The tests' workspaces begin with it, so that not each of them asks again.
package struct KnownMachine: Sendable {
    package static let shared = Result { try KnownMachine() }

    /// By their paths in the cache.
    private let files: [String: Data]

    private init() throws {
        let first = try FixtureWorkspace(isFirst: true)
        try first.solve("Greeting", step: 1)
        for command in [["start", "greeting"], ["check"]] {
            _ = try ChildProcess.run(
                FixtureWorkspace.binary, command, environment: FixtureWorkspace.environment,
                directory: first.root)
        }
        let cache = first.workspace.cacheFolder
        let paths = try Files.list(cache).filter { path in
            ["toolchain-", "plan-", "entry-"].contains { path.hasPrefix($0) }
        }
        files = try Dictionary(
            uniqueKeysWithValues: paths.map { ($0, try Files.data(cache.appending(path: $0))) })
    }

    /// Puts it into the cache of a workspace that is new.
    package func put(into cache: URL) throws {
        try Files.write(files, to: cache)
    }
}
