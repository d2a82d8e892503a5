import Synchronization

/// What an engine has found out about the support modules. An engine lives as long as a command, or as a run of the
/// tests in watch: nobody edits these modules meanwhile, and hashing them again for each of a hundred benches takes
/// longer than all else.
final class KnownSupport: Sendable {
    private let imports = Mutex<[[String]: Imports]>([:])

    func imports(of names: [String]) -> Imports? { imports.withLock { $0[names] } }

    func remember(_ found: Imports, of names: [String]) { imports.withLock { $0[names] = found } }
}

/// The support modules that a bench needs.
struct BenchImports {
    /// Those of its sources: tests that begin to import another one do not change the chapter.
    let chapter: Imports
    /// Those of its sources and its tests.
    let tests: Imports
}
