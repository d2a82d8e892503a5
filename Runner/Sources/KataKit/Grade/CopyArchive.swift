import Foundation

/// The files of a copy that is a zip archive. What is in it is looked at before anything is unpacked, and nothing is ever
/// unpacked onto the disk: unzip writes the few files that are wanted into a pipe.
struct CopyArchive: CopyFiles {
    private let texts: [String: Data]
    private let entries: [String: ZipDirectory.Entry]

    /// Few enough to look at: a clone with its history has a thousand.
    private static let mostEntries = 20_000
    /// For each file; what is wanted of a copy is much smaller.
    private static let mostBytes = HandedIn.mostBytes

    init(
        at place: URL, chapter: String, sandbox: Sandbox?, environment: [String: String]
    ) throws(OddCopy) {
        guard let handle = try? FileHandle(forReadingFrom: place) else { throw OddCopy("It cannot be read.") }
        defer { try? handle.close() }
        let all = try ZipDirectory(of: handle, limit: Self.mostEntries).entries
        let top = try Self.top(of: all, chapter: chapter)
        let wanted = all.filter {
            $0.name.hasPrefix(top) && Self.isWanted($0.name.dropFirst(top.count), chapter)
        }
        var entries: [String: ZipDirectory.Entry] = [:]
        for entry in wanted {
            let path = String(entry.name.dropFirst(top.count))
            try path.confirmFit()
            guard entries.updateValue(entry, forKey: path) == nil else {
                throw OddCopy("The archive holds '\(path.printable)' twice.")
            }
        }
        self.entries = entries
        let plain = wanted.filter { $0.isPlain && $0.size <= Self.mostBytes }
        let bytes = plain.reduce(0) { $0 + $1.size }
        guard plain.count <= 4 * HandedIn.mostFiles, bytes <= 4 * Self.mostBytes else {
            throw OddCopy("The archive holds too much of this chapter to look at.")
        }
        let unpacked = try Self.unpack(plain, of: place, in: sandbox, environment: environment)
        texts = Dictionary(
            zip(plain.map { String($0.name.dropFirst(top.count)) }, unpacked), uniquingKeysWith: { $1 })
    }

    func swiftFiles(in folder: String, deep: Bool) throws(OddCopy) -> [String] {
        let inside = entries.filter { path, _ in
            guard path.hasPrefix(folder + "/"), path.hasSuffix(".swift") else { return false }
            let rest = path.dropFirst(folder.count + 1).split(
                separator: "/", omittingEmptySubsequences: false)
            return !rest.contains { $0.hasPrefix(".") } && (deep || rest.count == 1)
        }
        for (path, entry) in inside where !entry.isPlain {
            throw OddCopy("'\(path.printable)' is a link, and only plain files are taken.")
        }
        return inside.keys.sorted()
    }

    func data(of path: String, limit: Int) throws(OddCopy) -> Data? {
        guard let entry = entries[path] else {
            throw OddCopy("Its file '\(path.printable)' is missing.", isMissing: true)
        }
        guard entry.isPlain else { throw OddCopy("'\(path.printable)' is no plain file.") }
        return entry.size <= limit ? texts[path] : nil
    }

    /// The folder in the archive that is the copy, as a beginning of names: "", or "invoice-editor-main/".
    private static func top(of entries: [ZipDirectory.Entry], chapter: String) throws(OddCopy) -> String {
        let inside = "Sources/\(chapter)/"
        var tops: Set<String> = []
        for entry in entries {
            guard let range = entry.name.range(of: inside),
                range.lowerBound == entry.name.startIndex || entry.name[..<range.lowerBound].hasSuffix("/")
            else { continue }
            let top = String(entry.name[..<range.lowerBound])
            if !top.hasPrefix("__MACOSX/"), !top.contains(".build/") { tops.insert(top) }
        }
        let depth = { (top: String) in top.count { $0 == "/" } }
        let least = tops.map(depth).min() ?? 0
        let nearest = tops.filter { depth($0) == least }
        guard nearest.count < 2 else {
            throw OddCopy("The archive holds more than one copy. Unpack it, and name the folders in it.")
        }
        guard let top = nearest.first else {
            throw OddCopy("It holds no Swift file in 'Sources/\(chapter)'.")
        }
        guard !top.hasPrefix("/"), !top.split(separator: "/").contains("..") else {
            throw OddCopy("The archive's names lead out of it.")
        }
        return top
    }

    private static func isWanted(_ path: Substring, _ chapter: String) -> Bool {
        guard !path.hasSuffix("/"), !path.split(separator: "/").contains("..") else { return false }
        return path == "Package.swift" || path == ".git/HEAD" || path == ".git/packed-refs"
            || path.hasPrefix(".git/refs/heads/") || path.hasPrefix("Tests/\(chapter)Tests/")
            || path.hasPrefix("Sources/\(chapter)/") && path.hasSuffix(".swift")
    }

    /// - Returns: the bytes of some of its files, in their order.
    private static func unpack(
        _ entries: [ZipDirectory.Entry], of archive: URL, in sandbox: Sandbox?, environment: [String: String]
    ) throws(OddCopy) -> [Data] {
        guard !entries.isEmpty else { return [] }
        guard let unzip = Executable.find("unzip", environment: environment) else {
            throw OddCopy(
                "It is a zip archive, and there is no unzip on PATH. Install it, or unpack the archive.")
        }
        for entry in entries
        where entry.name.contains(where: { "*?[]\\".contains($0) }) || entry.name.hasPrefix("-") {
            throw OddCopy("unzip takes the name '\(entry.name.printable)' for a pattern. Unpack the archive.")
        }
        let size = entries.reduce(0) { $0 + $1.size }
        let words = [unzip.path, "-p", archive.path] + entries.map(\.name)
        let limits = Sandbox.Limits(addresses: 1 << 30, file: 1 << 20, seconds: 20)
        let (program, arguments) =
            sandbox?.wrap(words, reading: [unzip, archive], limits: limits) ?? (
                unzip, Array(words.dropFirst())
            )
        // Names that are not English are not found in another locale.
        let result = try? ChildProcess.run(
            program, arguments, environment: environment.merging(["LC_ALL": "C.UTF-8"]) { $1 },
            deadline: .seconds(30), outputLimit: size + 1)
        guard let result, result.succeeded, result.standardOutput.count == size else {
            throw OddCopy("The archive is damaged.")
        }
        var rest = result.standardOutput[...]
        var texts: [Data] = []
        for entry in entries {
            let text = Data(rest.prefix(entry.size))
            rest = rest.dropFirst(entry.size)
            guard CRC32.sum(of: text) == entry.sum else { throw OddCopy("The archive is damaged.") }
            texts.append(text)
        }
        return texts
    }
}
