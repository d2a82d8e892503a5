import Foundation

/// Finds the copy in what was handed in: a folder with the chapter's sources, in as many folders and archives as
/// learners and platforms put around it.
struct CopySearch: Sendable {
    let unzip: Unzip
    /// The names of the other chapters.
    var others: [String] = []

    var chapter: String { unzip.chapter }

    /// A place that may be the copy: a folder that has the chapter's sources, or an archive, which may hold one.
    private struct Candidate {
        /// From the folder that was searched.
        let path: [DiskName]
        let isArchive: Bool

        var words: String { path.map(\.text).joined(separator: "/") }
    }

    private static let mostEntries = 20_000
    /// Of folders in folders, and of archives in archives.
    private static let (deepest, mostArchives) = (6, 3)

    // MARK: Of one person

    /// - Returns: the copy, and the archives in what was handed in that it was found in: "InvoiceEditor.zip".
    /// - Throws: where there is not exactly one.
    func copy(in submission: NamedCopy) throws(UnreadableSubmission) -> (folder: CopyFolder, archive: String?)
    {
        try copy(in: open(submission), archives: 0)
    }

    private func copy(
        in folder: OpenFolder, archives: Int
    ) throws(UnreadableSubmission) -> (folder: CopyFolder, archive: String?) {
        let all = try candidates(in: folder)
        guard let only = all.first else {
            throw UnreadableSubmission(
                "It holds no Swift file in 'Sources/\(chapter)'.\(try wordsOnOthers(in: folder))")
        }
        guard all.count == 1 else {
            throw UnreadableSubmission(
                "It holds more than one copy or archive: '\(all[0].words.printable)' and '\(all[1].words.printable)'. Name the one that counts."
            )
        }
        guard only.isArchive else {
            return (CopyFolder(root: try self.folder(only.path[...], below: folder)), nil)
        }
        guard archives < Self.mostArchives else {
            throw UnreadableSubmission(
                "Its archives are in one another more than \(Self.mostArchives) deep. Unpack them.")
        }
        do {
            let found = try copy(in: try open(only.path, in: folder), archives: archives + 1)
            return (found.folder, found.archive.map { "\(only.words)/\($0)" } ?? only.words)
        } catch { throw UnreadableSubmission("'\(only.words.printable)': \(error.sentence)") }
    }

    /// A sentence about what it is a copy of; empty where it is of no chapter either.
    private func wordsOnOthers(in folder: OpenFolder) throws(UnreadableSubmission) -> String {
        var found: [String] = []
        for other in others where try candidates(in: folder, of: other).contains(where: { !$0.isArchive }) {
            found.append(other)
        }
        return found.isEmpty ? "" : " It is a copy of \(found.joined(separator: ", "))."
    }

    // MARK: Of everybody

    /// The copies of all people, where a platform put everybody's into one folder or archive; else this one itself.
    func parts(of submission: NamedCopy) -> [NamedCopy] {
        // What cannot be looked into is one row, which says why.
        (try? everybodys(in: submission)) ?? [submission]
    }

    private func everybodys(in submission: NamedCopy) throws(UnreadableSubmission) -> [NamedCopy] {
        var place = submission.place
        if try Self.isArchive(place) { place = try unzip.unpack(place) }
        for _ in 0...Self.mostArchives {
            let folder = try OpenFolder(at: place)
            let all = try candidates(in: folder)
            if let only = all.first, only.isArchive, all.count == 1 {
                place = try unpacked(only.path, in: folder)
                continue
            }
            guard let first = all.first?.path, let last = all.last?.path, all.count > 1 else { break }
            // They are in order: what the first and the last share, all do.
            let shared = Array(zip(first, last).prefix { $0 == $1 }.map(\.0))
            let parting = try self.folder(shared[...], below: folder)
            return try parting.names(limit: Self.mostEntries)
                .filter { parting.kind(of: $0) == S_IFREG ? $0.isArchive : $0.isVisible }
                .map {
                    NamedCopy(place: place, within: shared + [$0], name: "\(submission.name)/\($0.text)")
                }
        }
        return [submission]
    }

    // MARK: Looking

    /// - Parameter chapter: the chapter whose sources are looked for; the one that is graded unless given.
    private func candidates(
        in folder: OpenFolder, of chapter: String? = nil
    ) throws(UnreadableSubmission) -> [Candidate] {
        var left = Self.mostEntries
        return try candidates(in: folder, of: chapter ?? self.chapter, [], &left)
    }

    private func candidates(
        in folder: OpenFolder, of chapter: String, _ path: [DiskName], _ left: inout Int
    ) throws(UnreadableSubmission) -> [Candidate] {
        let sources = DiskName("Sources")
        let kind = folder.kind(of: sources)
        // `CopyFolder` refuses the link, and says so.
        if kind == S_IFLNK { return [Candidate(path: path, isArchive: false)] }
        if kind == S_IFDIR,
            try folder.folder(sources, path: "Sources").kind(of: DiskName(chapter)) != nil
        {
            return [Candidate(path: path, isArchive: false)]
        }
        guard path.count < Self.deepest else { return [] }
        let names = try folder.names(limit: left)
        left -= names.count
        var found: [Candidate] = []
        for name in names where name.isVisible {
            let place = path + [name]
            switch folder.kind(of: name) {
            case S_IFDIR:
                found += try candidates(in: folder.folder(name, path: name.text), of: chapter, place, &left)
            case S_IFREG where name.isArchive: found.append(Candidate(path: place, isArchive: true))
            default: continue
            }
        }
        return found
    }

    private func folder(_ path: ArraySlice<DiskName>, below folder: OpenFolder) throws(UnreadableSubmission)
        -> OpenFolder
    {
        var folder = folder
        for name in path { folder = try folder.folder(name, path: name.text) }
        return folder
    }

    private func open(_ submission: NamedCopy) throws(UnreadableSubmission) -> OpenFolder {
        let isArchive = try Self.isArchive(submission.place)
        let folder = try OpenFolder(at: isArchive ? unzip.unpack(submission.place) : submission.place)
        return submission.within.isEmpty ? folder : try open(submission.within, in: folder)
    }

    /// - Parameter path: of a folder or an archive.
    private func open(_ path: [DiskName], in folder: OpenFolder) throws(UnreadableSubmission) -> OpenFolder {
        let parent = try self.folder(path.dropLast(), below: folder)
        switch path.last.map(parent.kind) {
        case S_IFDIR: return try self.folder(path.suffix(1), below: parent)
        case S_IFREG: return try OpenFolder(at: unpacked(path, in: folder))
        case S_IFLNK: throw .isLink
        default: throw .neither
        }
    }

    private func unpacked(_ path: [DiskName], in folder: OpenFolder) throws(UnreadableSubmission) -> URL {
        let (parent, name) = (try self.folder(path.dropLast(), below: folder), path[path.count - 1])
        return try unzip.unpack(name, in: parent)
    }

    /// As stat(2) has it, of a link itself.
    static func kind(of place: URL) throws(UnreadableSubmission) -> mode_t {
        var status = stat()
        if lstat(place.path, &status) == 0 { return status.st_mode & S_IFMT }
        let path = place.path.printable
        guard [ENOENT, ENOTDIR].contains(errno) else {
            throw UnreadableSubmission("Cannot look at '\(path)': \(String(cString: strerror(errno))).")
        }
        throw UnreadableSubmission("There is nothing at '\(path)'.")
    }

    private static func isArchive(_ place: URL) throws(UnreadableSubmission) -> Bool {
        switch try kind(of: place) {
        case S_IFDIR: return false
        case S_IFREG: return true
        case S_IFLNK: throw .isLink
        default: throw .neither
        }
    }
}

extension DiskName {
    fileprivate var isVisible: Bool { !text.hasPrefix(".") && text != "__MACOSX" }

    /// Also one that unzip does not know: it was handed in, and its row says so.
    fileprivate var isArchive: Bool {
        isVisible && Unzip.endings.contains { text.lowercased().hasSuffix(".\($0)") }
    }
}

extension UnreadableSubmission {
    static let isLink = UnreadableSubmission("It is a link; name the folder or the archive itself.")
    static let neither = UnreadableSubmission("It is neither a folder nor a zip archive.")
}
