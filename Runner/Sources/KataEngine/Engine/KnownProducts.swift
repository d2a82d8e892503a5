import Foundation
import Synchronization

/// The products that an engine has found already. An engine lives as long as a command, or as a run of the tests in
/// watch: nobody edits the support modules meanwhile, and hashing them, or the tests, again for each of a hundred
/// setups takes longer than all else.
///
/// To find a product here is to use it, and the cache throws away what is not used for long. A product that is gone is made
/// again.
package final class KnownProducts: Sendable {
    private let support = Mutex<[[String]: (imports: Imports, products: Set<String>)]>([:])
    private let programs = Mutex<[[String]: URL]>([:])
    private let fingerprint = Mutex<String?>(nil)

    /// The support modules of these names.
    func imports(of names: [String], in cache: ProductCache) -> Imports? {
        guard let known = support.withLock({ $0[names] }), known.products.allSatisfy(cache.uses) else {
            return nil
        }
        return known.imports
    }

    func remember(_ found: Imports, of names: [String]) {
        let products = found.products
        support.withLock { $0[names] = (found, products) }
    }

    /// The digest of what outcomes depend on besides their setups.
    func fingerprint(find: () throws -> String) rethrows -> String {
        if let known = fingerprint.withLock({ $0 }) { return known }
        let found = try find()
        fingerprint.withLock { $0 = found }
        return found
    }

    /// A program in the cache: what is known to be made of some texts, or what `make` finds or makes.
    func program(
        _ hashes: [String], in cache: ProductCache, make: () async throws -> URL
    ) async throws -> URL {
        let key = [cache.folder.path] + hashes
        if let known = programs.withLock({ $0[key] }),
            cache.uses(known.deletingLastPathComponent().lastPathComponent)
        {
            return known
        }
        let program = try await make()
        programs.withLock { $0[key] = program }
        return program
    }
}

/// The support modules that a setup needs.
package struct SetupImports {
    /// Those of its sources: tests that begin to import another one do not change the chapter.
    let chapter: Imports
    /// Those of its sources and its tests.
    let tests: Imports
}
