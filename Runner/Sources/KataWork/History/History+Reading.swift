import Foundation
import KataBase

extension History {
    /// The entries, newest first; of one chapter, or of all.
    ///
    /// Of a history that is damaged in part they are those that can still be read.
    package func entries(chapter: String? = nil) throws(KataError) -> [HistoryEntry] {
        try commits(chapter: chapter).map(\.entry)
    }

    /// The entry that an id, or the beginning of one, names.
    package func entry(_ id: String) throws(KataError) -> HistoryEntry {
        guard let entry = try log(try hash(of: id), limit: 1).commits.first?.entry else {
            throw .unknownEntry(id)
        }
        return entry
    }

    /// The files of an entry by their paths, byte for byte as they were recorded.
    package func files(of id: String) throws(KataError) -> [String: Data] {
        let hash = try hash(of: id)
        let tree = try repository.run(["ls-tree", "-r", "-z", hash])
        // `100644 blob <hash>\t<path>`
        let blobs = tree.output.split(separator: 0).compactMap { row -> (hash: Substring, path: String)? in
            let row = String(decoding: row, as: UTF8.self)
            guard let tab = row.firstIndex(of: "\t") else { return nil }
            return (row[..<tab].suffix(hash.count), String(row[row.index(after: tab)...]))
        }
        let wanted = Data(blobs.map { $0.hash + "\n" }.joined().utf8)
        let contents = try repository.run(["cat-file", "--batch"], input: wanted)
        guard tree.failure == nil, contents.failure == nil else { throw .damaged(directory.path) }
        var output = contents.output
        var files: [String: Data] = [:]
        for blob in blobs {
            // `<hash> blob <size>\n`, the bytes, `\n`
            guard let end = output.firstIndex(of: UInt8(ascii: "\n")),
                let size = Int(
                    String(decoding: output[..<end], as: UTF8.self).split(separator: " ").last ?? "")
            else { throw .damaged(directory.path) }
            files[blob.path] = Data(output[(end + 1)...].prefix(size))
            output = output[(end + 1)...].dropFirst(size + 1)
        }
        return files
    }

    package struct Commit {
        let hash: String
        package let entry: HistoryEntry
        let message: HistoryMessage
    }

    /// The entries from a commit back, newest first.
    ///
    /// - Returns: also whether all of them could be read.
    package func log(
        _ tip: String, limit: Int? = nil, outputLimit: Int = 1 << 30
    ) throws(KataError) -> (commits: [Commit], isWhole: Bool) {
        let format = ["log", "-z", "--abbrev=7", "--format=%H %h %ct%n%B"]
        let answer = try repository.run(
            format + (limit.map { ["--max-count=\($0)"] } ?? []) + [tip, "--"], outputLimit: outputLimit)
        let commits = answer.output.split(separator: 0).compactMap { bytes -> Commit? in
            let text = String(decoding: bytes, as: UTF8.self)
            let words = text.prefix { $0 != "\n" }.split(separator: " ")
            guard words.count == 3, let seconds = TimeInterval(words[2]),
                let message = HistoryMessage(parsing: text)
            else { return nil }
            let entry = HistoryEntry(
                id: String(words[1]), date: Date(timeIntervalSince1970: seconds), chapter: message.chapter,
                step: message.place.step, test: message.place.test, kind: message.kind, detail: message.detail
            )
            return Commit(hash: String(words[0]), entry: entry, message: message)
        }
        return (commits, answer.failure == nil)
    }

    private func commits(chapter: String?) throws(KataError) -> [Commit] {
        var chapters: [ArraySlice<Commit>] = []
        var isWhole = true
        for (name, tip) in repository.tips().sorted(by: { $0.key < $1.key }) where chapter ?? name == name {
            let log = try log(tip)
            chapters.append(log.commits[...])
            isWhole = isWhole && log.isWhole
        }
        // Merged by date, but never against the order in which a chapter's own were recorded: clocks are set back.
        var commits: [Commit] = []
        while let next = chapters.indices.filter({ !chapters[$0].isEmpty })
            .max(by: { chapters[$0].first!.entry.date < chapters[$1].first!.entry.date })
        {
            commits.append(chapters[next].removeFirst())
        }
        if !isWhole, commits.isEmpty { throw .damaged(directory.path) }
        return commits
    }

    private func hash(of id: String) throws(KataError) -> String {
        guard !id.isEmpty, id.allSatisfy({ $0.isASCII && $0.isHexDigit }), repository.exists else {
            throw .unknownEntry(id)
        }
        let answer = try repository.run(["rev-parse", "--verify", "--quiet", "\(id)^{commit}"])
        if answer.failure == nil { return String(decoding: answer.output, as: UTF8.self).trimmed }
        // Fewer than git's four digits, more than one, or none.
        let candidates = try commits(chapter: nil).filter { $0.hash.hasPrefix(id.lowercased()) }
        guard let only = candidates.first else { throw .unknownEntry(id) }
        guard candidates.count == 1 else {
            throw .ambiguousEntry(id, candidates: candidates.map(\.entry.id))
        }
        return only.hash
    }
}
