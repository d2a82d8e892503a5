import Foundation

/// Puts some files in the place of others, on a disk that may take names for one that differ for us: in their case,
/// as a Mac's does, or in how an é is written.
///
/// The disk is asked what it calls things, because nothing else can be relied on: by FUSE, one file can have another
/// number under each of its spellings, and on a disk like ours two names can be one file.
struct Replacement<Place: Disk> {
    let present: [String: Data]
    let wanted: [String: Data]
    let disk: Place

    /// Each file is replaced whole. What is not wanted goes last, so that a command that is killed leaves too much
    /// rather than too little.
    ///
    /// - Throws: `KataError.oneFileOnDisk` where two of the wanted files cannot both be there; nothing is changed.
    func carryOut() throws(KataError) {
        try confirmThatAllFit()
        let kept = Set(wanted.keys.map(\.bytes))
        let leaving = present.keys.filter { !kept.contains($0.bytes) }.sorted()
        try write(leaving)
        for path in wanted.keys.sorted() { respell(path) }

        // Where even the disk does not say what a wanted file is called, it could be anything.
        let names = wanted.keys.map(name)
        guard !names.contains(nil) else { return }
        let taken = Set(names.compactMap { $0?.bytes })
        // The folders above may have other names now.
        for name in leaving.compactMap(name) where !taken.contains(name.bytes) { try disk.remove(name) }
    }

    private func write(_ leaving: [String]) throws(KataError) {
        let there = Dictionary(uniqueKeysWithValues: present.map { ($0.key.bytes, $0.value) })
        for (path, data) in wanted.sorted(by: { $0.key < $1.key }) {
            if leaving.contains(where: { disk.isLink(path, to: $0) }) {
                try disk.remove(path)
            } else if there[path.bytes] == data {
                continue
            }
            try disk.write(data, to: path)
        }
    }

    // MARK: Names

    /// What the disk calls the file that it gives for a path; nil where that cannot be told.
    private func name(of path: String) -> String? {
        var found = ""
        for part in path.split(separator: "/") {
            guard let name = name(of: String(part), in: found) else { return nil }
            found = found.isEmpty ? name : "\(found)/\(name)"
        }
        return found
    }

    private func name(of part: String, in folder: String) -> String? {
        let names = disk.names(in: folder)
        if names.contains(where: { $0.bytes == part.bytes }) { return part }
        if let name = names.first(where: { $0.folded == part.folded }) { return name }
        guard let number = disk.number(of: "\(folder)/\(part)") else { return nil }
        return names.first { disk.number(of: "\(folder)/\($0)") == number }
    }

    /// Gives a file and the folders above it the names that are wanted, as far as the disk lets them have those.
    private func respell(_ path: String) {
        var folder = ""
        for part in path.split(separator: "/").map(String.init) {
            guard let name = name(of: part, in: folder) else { return }
            if name.bytes != part.bytes { rename(name, to: part, in: folder) }
            folder = folder.isEmpty ? part : "\(folder)/\(part)"
        }
    }

    /// There are disks on which a name can only be spelled anew by way of another.
    private func rename(_ old: String, to new: String, in folder: String) {
        _ = disk.rename("\(folder)/\(old)", to: "\(folder)/\(new)")
        guard disk.names(in: folder).contains(where: { $0.bytes == old.bytes }) else { return }
        let aside = "\(folder)/.\(new).kata-\(UInt32.random(in: 0...UInt32.max))"
        guard disk.rename("\(folder)/\(old)", to: aside) else { return }
        if !disk.rename(aside, to: "\(folder)/\(new)") { _ = disk.rename(aside, to: "\(folder)/\(old)") }
    }

    // MARK: Room for all

    private func confirmThatAllFit() throws(KataError) {
        let alike = Dictionary(grouping: wanted.keys.sorted(), by: \.folded).values.filter { $0.count > 1 }
        for paths in alike.sorted(by: { $0[0] < $1[0] }) {
            guard try tellsApart(paths) else { throw .oneFileOnDisk(paths[0], paths[1]) }
        }
    }

    /// Tries the names in a folder of their own, where the files would be.
    private func tellsApart(_ paths: [String]) throws(KataError) -> Bool {
        let folder = paths[0].split(separator: "/").dropLast().joined(separator: "/")
        let place = "\(folder)/.kata-\(UInt32.random(in: 0...UInt32.max))"
        do throws(KataError) {
            for path in paths { try disk.write(Data(), to: "\(place)/\(path.replacing("/", with: "-"))") }
        } catch {
            try? disk.remove(place)
            throw error
        }
        let count = disk.names(in: place).count
        try disk.remove(place)
        return count == paths.count
    }
}

extension String {
    /// To a `String`, an é in one piece and an é in two are the same.
    fileprivate var bytes: [UInt8] { Array(utf8) }

    /// The same for all spellings that a disk may take for one.
    fileprivate var folded: String { lowercased() }
}
