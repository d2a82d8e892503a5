import Foundation
import KataBase

/// Compiled products, each in a folder named by a hash of everything that went into it.
///
/// A product appears whole or not at all: it is made in a folder beside its place and renamed into it. So two
/// runners may share a cache, and a killed one leaves nothing half made behind. A seal tells the files and their
/// sizes; a product that is not as its seal says (a full disk, a crash of the machine) is made again.
///
/// The products are run and thrown away, and a copy that is graded has a cache that its compilers may write.
/// So no link is followed out of the folder, and nothing is removed that does not have a name of ours.
package struct ProductCache: Sendable {
    package let folder: URL
    /// Is told, in a sentence, when something damaged was found.
    let notify: @Sendable (String) -> Void
    /// Is told, in a sentence, of what takes long, when it begins.
    let progress: @Sendable (String) -> Void

    /// So many products are enough for a day's work on every chapter, with its gallery; the oldest go first.
    var capacity = 1500

    package init(
        folder: URL, notify: @escaping @Sendable (String) -> Void,
        progress: @escaping @Sendable (String) -> Void = { _ in }, capacity: Int = 1500
    ) {
        self.folder = folder
        self.notify = notify
        self.progress = progress
        self.capacity = capacity
    }
    /// The number of notes of a kind that are kept.
    private static let noteCapacity = 8
    private static let noteKinds = ["toolchain-", "catches-"]

    /// The product of a key: what is there, or what `make` puts into the folder that it is given.
    package func product(_ key: String, make: (URL) async throws -> Void) async throws -> URL {
        try claim()
        if let product = existing(key) { return product }
        return try await withScratch { scratch in
            try await make(scratch)
            return try keep(scratch, as: key)
        }
    }

    /// The value under a key: the one that is there, or the one that `make` finds out, with a folder to work in. What
    /// another version of ours wrote in another form is found out again.
    package func found<Value: Codable>(_ key: String, make: (URL) async throws -> Value) async throws -> Value
    {
        if holds(key) {
            if let value: Value = value(of: key) { return value }
            discard(folder.appending(path: key))
        }
        return try await withScratch { scratch in
            let value = try await make(scratch)
            try Files.write(try JSONEncoder().encode(value), to: scratch.appending(path: Self.foundName))
            _ = try keep(scratch, as: key)
            return value
        }
    }

    /// The value under a key that was found out before; nil where nothing was, or where it has another form.
    func known<Value: Decodable>(_ key: String, as type: Value.Type) -> Value? {
        holds(key) ? value(of: key) : nil
    }

    private func value<Value: Decodable>(of key: String) -> Value? {
        let data = try? Files.data(folder.appending(path: "\(key)/\(Self.foundName)"))
        return data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }

    private static let foundName = "found.json"

    /// The keys of all products, whole or not, and whatever else is in the folder.
    func keys() -> [String] {
        isOwn ? (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] : []
    }

    /// True where a product was made before.
    func holds(_ key: String) -> Bool { isOwn && existing(key) != nil }

    /// Puts a product's files into a folder as well.
    ///
    /// - Returns: false where there is no such product, or where it went meanwhile.
    func copy(_ key: String, into scratch: URL) -> Bool {
        guard isOwn, let product = existing(key) else { return false }
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: product.path)
            where name != Self.sealName {
                try FileManager.default.copyItem(
                    at: product.appending(path: name), to: scratch.appending(path: name))
            }
            return true
        } catch { return false }
    }

    /// Says that a product is in use, so that it stays.
    ///
    /// - Returns: false where there is none. Whether it is whole is not looked at again.
    func uses(_ key: String) -> Bool { isOwn && utimes(folder.appending(path: key).path, nil) == 0 }

    /// Gives a folder to work in that is gone afterwards.
    package func withScratch<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let scratch = try scratch()
        defer { discard(scratch) }
        return try body(scratch)
    }

    func withScratch<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let scratch = try scratch()
        defer { discard(scratch) }
        return try await body(scratch)
    }

    /// The product's folder if it has been made before.
    private func existing(_ key: String) -> URL? {
        let product = folder.appending(path: key)
        guard access(product.path, F_OK) == 0 || Files.isLink(product) else { return nil }
        guard isWhole(product) else {
            notify(
                "A compiled product in '\(folder.path)' was damaged. It was thrown away and is made again.")
            discard(product)
            return nil
        }
        _ = utimes(product.path, nil)
        return product
    }

    /// True where a product's files are those that its seal tells of.
    package func isWhole(_ product: URL) -> Bool {
        let file = product.appending(path: Self.sealName)
        guard !Files.isLink(product), !Files.isLink(file), let seal = try? Files.text(file) else {
            return false
        }
        return seal == contents(of: product)
    }

    private static let sealName = "seal"

    /// The names and sizes of a product's files.
    private func contents(of product: URL) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: product.path)) ?? []
        return names.filter { $0 != Self.sealName }.sorted().map { name in
            var status = stat()
            _ = lstat(product.appending(path: name).path, &status)
            return status.st_mode & S_IFMT == S_IFLNK ? "\(name) is a link" : "\(name) \(status.st_size)"
        }.joined(separator: "\n")
    }

    private var isOwn: Bool { !Files.isLink(folder) }

    /// Sets aside what stands in the folder's place and is none.
    ///
    /// - Throws: where a link cannot be set aside.
    package func claim() throws(KataError) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        let isLink = Files.isLink(folder)
        guard isLink || exists && !isFolder.boolValue else { return }
        let aside = folder.path + ".broken-\(getpid())"
        if rename(folder.path, aside) == 0 {
            let what = isLink ? "a symbolic link" : "no folder"
            notify("'\(folder.path)' was \(what). It is '\(aside)' now, and the cache begins anew.")
        } else if Files.isLink(folder) {
            throw KataError(
                "'\(folder.path)' is a symbolic link, and the runner writes and deletes nowhere but in its own workspace.",
                next: "Remove the link with: rm '\(folder.path)'")
        }
    }

    /// The note under a name; nil where there is none, or where another version of ours wrote it.
    package func note<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
        let file = folder.appending(path: name)
        guard isOwn, !Files.isLink(file), let data = try? Files.data(file) else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }

    /// Notes something, in the place of what was noted before.
    package func write(_ value: some Encodable, asNote name: String) throws {
        try claim()
        let file = folder.appending(path: name)
        if Files.isLink(file) { unlink(file.path) }
        try Files.write(try JSONEncoder().encode(value), to: file)
    }

    /// An empty folder to make a product in.
    private func scratch() throws(KataError) -> URL {
        try claim()
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
            guard isWhole(product) else { throw .unwritable(product.path, reason: reason) }
        }
        return product
    }

    private func discard(_ scratch: URL) {
        try? FileManager.default.removeItem(at: scratch)
    }

    /// Removes what has not been used for longest, where there is too much, and what a killed run left behind.
    func prune() {
        let names = keys()
        if names.count > capacity {
            let products = names.filter { CacheEntry($0) == .product }
            if products.count > capacity { discardOldest(of: products, keeping: capacity / 2) }
        }
        for kind in Self.noteKinds {
            discardOldest(of: notes(among: names).filter { $0.hasPrefix(kind) }, keeping: Self.noteCapacity)
        }

        // Another machine may work here whose processes cannot be seen.
        let yesterday = Date(timeIntervalSinceNow: -86_400)
        for name in names where name.hasPrefix("making-") {
            guard let entry = CacheEntry(name), case .scratch = entry, !entry.isBeingMade,
                lastUse(of: name) < yesterday
            else { continue }
            discard(folder.appending(path: name))
        }
    }

    /// A check looks at every name: not closely at those that can be none.
    private func notes(among names: [String]) -> [String] {
        names.filter { name in Self.noteKinds.contains(where: name.hasPrefix) && CacheEntry(name) == .note }
    }

    /// A link is not kept at all.
    private func discardOldest(of names: [String], keeping count: Int) {
        guard names.count > count else { return }
        let links = Set(names.filter { Files.isLink(folder.appending(path: $0)) })
        let dated = names.filter { !links.contains($0) }.map { (name: $0, used: lastUse(of: $0)) }
        let old = dated.sorted { $0.used > $1.used }.dropFirst(count).map(\.name)
        for name in links.union(old) { discard(folder.appending(path: name)) }
    }

    private func lastUse(of name: String) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: folder.appending(path: name).path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }
}
