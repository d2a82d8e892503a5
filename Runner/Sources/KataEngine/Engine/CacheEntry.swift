import Foundation

/// The kind of thing that a name in the cache's folder stands for, where it is one of the cache's own.
package enum CacheEntry: Equatable {
    /// `<kind>-<hash>`, or `<kind>-<hash>.<hash>`.
    case product
    /// `making-<process>-<number>`: a product is being made there, or was when its process was killed.
    case scratch(pid_t)
    /// `toolchain-<hash>`: what a compiler says of itself; `catches-<hash>`: which mistakes tests catch. It may be written
    /// again.
    case note

    package init?(_ name: String) {
        guard let dash = name.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
        let kind = name[..<dash]
        let hashes = name[dash...].dropFirst().split(separator: ".", omittingEmptySubsequences: false)
        let isHash = { (text: Substring) in
            text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        }
        let parts = kind.split(separator: "-")
        if parts.count == 2, parts[0] == "making", let process = pid_t(parts[1]), UInt32(hashes[0]) != nil,
            hashes.count == 1
        {
            self = .scratch(process)
        } else if ["toolchain", "catches"].contains(kind), hashes.count == 1, hashes[0].utf8.count >= 16,
            isHash(hashes[0])
        {
            self = .note
        } else if hashes.count <= 2, hashes.allSatisfy({ $0.utf8.count == 32 && isHash($0) }),
            kind.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") })
        {
            self = .product
        } else {
            return nil
        }
    }

    /// True while the process that makes a product lives.
    package var isBeingMade: Bool {
        if case .scratch(let process) = self { return kill(process, 0) == 0 || errno == EPERM }
        return false
    }
}
