import Foundation

/// Compiled products, each in a folder named by a hash of everything that went into it.
///
/// A product appears whole or not at all: it is made in a folder beside its place and renamed into it. So two
/// runners may share a cache, and a killed one leaves nothing half made behind. A seal tells the files and their
/// sizes; a product that is not as its seal says (a full disk, a crash of the machine) is made again.
struct ProductCache: Sendable {
    let folder: URL
    /// Is told, in a sentence, when something damaged was found.
    let notify: @Sendable (String) -> Void

    /// Enough for a day's work on every chapter; the oldest go first.
    private static let capacity = 600

    /// The product of a key: what is there, or what `make` puts into the folder that it is given.
    func product(_ key: String, make: (URL) async throws -> Void) async throws -> URL {
        if let product = existing(key) { return product }
        return try await withScratch { scratch in
            try await make(scratch)
            return try keep(scratch, as: key)
        }
    }

    /// The keys of all products, whole or not, and the names of what is being made.
    func keys() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

    /// Whether a product was made before.
    func holds(_ key: String) -> Bool { existing(key) != nil }

    /// Gives a folder to work in that is gone afterwards.
    func withScratch<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let scratch = try scratch()
        defer { discard(scratch) }
        return try await body(scratch)
    }

    /// The product's folder if it has been made before.
    private func existing(_ key: String) -> URL? {
        let product = folder.appending(path: key)
        guard access(product.path, F_OK) == 0 else { return nil }
        guard isWhole(product) else {
            notify(
                "A compiled product in '\(folder.path)' was damaged. It was thrown away and is made again.")
            discard(product)
            return nil
        }
        _ = utimes(product.path, nil)
        return product
    }

    /// Whether a product's files are those that its seal tells of.
    func isWhole(_ product: URL) -> Bool {
        guard let seal = try? Files.text(product.appending(path: Self.sealName)) else { return false }
        return seal == contents(of: product)
    }

    private static let sealName = "seal"

    /// The names and sizes of a product's files.
    private func contents(of product: URL) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: product.path)) ?? []
        return names.filter { $0 != Self.sealName }.sorted().map { name in
            var status = stat()
            _ = stat(product.appending(path: name).path, &status)
            return "\(name) \(status.st_size)"
        }.joined(separator: "\n")
    }

    /// An empty folder to make a product in.
    private func scratch() throws(KataError) -> URL {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
            let aside = folder.path + ".broken-\(getpid())"
            _ = rename(folder.path, aside)
            notify("'\(folder.path)' was no folder. It is '\(aside)' now, and the cache begins anew.")
        }
        let scratch = folder.appending(path: "making-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
        do { try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true) } catch {
            throw .unwritable(folder.path, reason: Files.reason(error))
        }
        return scratch
    }

    /// Puts what was made in a scratch folder under its key. Where another run was faster, its product stays.
    private func keep(_ scratch: URL, as key: String) throws(KataError) -> URL {
        let product = folder.appending(path: key)
        try Files.write(Data(contents(of: scratch).utf8), to: scratch.appending(path: Self.sealName))
        if rename(scratch.path, product.path) != 0 {
            let reason = String(cString: strerror(errno))
            guard access(product.path, F_OK) == 0 else { throw .unwritable(product.path, reason: reason) }
        }
        return product
    }

    private func discard(_ scratch: URL) {
        try? FileManager.default.removeItem(at: scratch)
    }

    /// Removes what has not been used for longest, where there is too much, and what a killed run left behind.
    func prune() {
        let names = keys()
        guard names.count > Self.capacity else { return }
        let dated = names.map { name -> (name: String, used: Date) in
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: folder.appending(path: name).path)
            return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for entry in dated.sorted(by: { $0.used < $1.used }).prefix(names.count - Self.capacity / 2) {
            discard(folder.appending(path: entry.name))
        }
    }
}
