import Foundation
import KataBase

/// The list of what an archive holds, by `unzip -Z` (zipinfo(1)).
struct ZipListing {
    fileprivate struct Entry {
        /// As `ls` has it: `d` for a folder, `l` for a link.
        let kind: Character
        let size: Int
        let isEncrypted: Bool
        /// "defN", "lzma"
        let method: String
        let name: String
    }

    private let entries: [Entry]

    /// Few enough to look at: a clone with its history has a thousand.
    private static let most = 20_000

    init(of result: ChildProcess.Completion) throws(UnreadableSubmission) {
        switch result.termination {
        case .exited(0), .exited(1): break
        case .exited(9): throw .neither
        default: throw Unzip.damaged
        }
        // -rw-r--r--  3.0 unx      249 TX defN 26-Nov-24 23:42 Sources/Movies/Film.swift
        let line = /(.)\S*\s+\S+\s+\S+\s+(\d+)\s+([BTbt])\S\s+(\S+)\s+\S+\s+\S+\s(.+)/
        let lines = String(decoding: result.standardOutput, as: UTF8.self).split(separator: "\n")
        guard lines.count <= Self.most, !result.isTruncated else {
            throw UnreadableSubmission(
                "The archive holds too many files to look at. Unpack it, and name what is in it.")
        }
        entries = lines.compactMap { text in
            guard let match = text.wholeMatch(of: line)?.output else { return nil }
            return Entry(
                kind: match.1.first ?? "?", size: Int(match.2) ?? .max,
                isEncrypted: match.3 == match.3.uppercased(), method: String(match.4), name: String(match.5))
        }
    }

    /// The upper folders with a name that is not hidden: there a platform has one for each person.
    var folders: Set<String> {
        var folders: Set<String> = []
        for entry in entries {
            let names = entry.name.split(separator: "/", omittingEmptySubsequences: false)
            let parts = names.dropLast().prefix(3)
            let isPlain = parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\u{FFFD}") }
            if isPlain, !parts.isEmpty { folders.insert(parts.joined(separator: "/")) }
        }
        return folders
    }

    /// The patterns that something goes by, since unzip complains of others.
    ///
    /// - Parameter limit: in bytes, for all together.
    /// - Returns: them, and the methods that not every program knows.
    /// - Throws: where the archive holds that in a way that cannot be graded.
    func wanted(
        by patterns: [String], limit: Int
    ) throws(UnreadableSubmission) -> (patterns: [String], methods: Set<String>) {
        let files = entries.filter { $0.kind != "d" }
        let found = patterns.filter { pattern in files.contains { $0.goes(by: pattern) } }
        var names: Set<String> = []
        var (room, methods) = (limit, Set<String>())
        for file in files where found.contains(where: file.goes) {
            try file.confirmFit()
            guard names.insert(file.name).inserted || file.name.contains("\u{FFFD}") else {
                throw UnreadableSubmission("The archive holds '\(file.name.printable)' twice.")
            }
            guard file.size <= room else { throw Unzip.tooLarge }
            room -= file.size
            if !file.method.hasPrefix("def"), file.method != "stor" { methods.insert(file.method) }
        }
        return (found, methods)
    }
}

extension ZipListing.Entry {
    fileprivate func goes(by pattern: String) -> Bool { fnmatch(pattern, name, 0) == 0 }

    fileprivate func confirmFit() throws(UnreadableSubmission) {
        guard !isEncrypted else {
            throw UnreadableSubmission(
                "The archive has a password. Unpack it, or have it packed without one.")
        }
        guard !name.contains("\\") else {
            throw UnreadableSubmission(
                "The archive's names have backslashes where a zip archive has slashes. Have it packed by another program, or unpack it."
            )
        }
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            throw UnreadableSubmission("The archive's names lead out of it.")
        }
        guard !"bcps".contains(kind) else {
            throw UnreadableSubmission("'\(name.printable)' is no plain file.")
        }
    }
}
