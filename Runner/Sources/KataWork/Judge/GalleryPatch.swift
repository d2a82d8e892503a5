/// A diff of the gallery against the files of a snapshot: made fit for git, or looked through for the line that is off.
struct GalleryPatch {
    private let lines: [String]
    /// The snapshot's files by their paths in it.
    private let files: [String: [String]]

    /// A fault of a diff, and the line that it is in, counted from 0.
    struct Fault: Equatable {
        let line: Int
        let words: String
    }

    init(_ patch: String, of files: [String: String]) {
        lines = patch.linesBetweenFeeds
        self.files = files.mapValues(\.linesBetweenFeeds)
    }

    // MARK: For git

    /// The diff with the snapshot's own paths: `git diff --no-index` says where the two folders were, too.
    var fit: String {
        lines.indices.compactMap { index in
            let line = lines[index]
            if isHeader(index) {
                return path(in: line).map { "\(line.prefix(4))\(line.hasPrefix("-") ? "a" : "b")/\($0)" }
                    ?? line
            }
            return ["diff --git ", "index ", "new file mode ", "deleted file mode "].contains(
                where: line.hasPrefix)
                ? nil : line
        }.joined(separator: "\n")
    }

    private func isHeader(_ index: Int) -> Bool {
        lines[index].hasPrefix("--- ") && lines[safe: index + 1]?.hasPrefix("+++ ") == true
            || lines[index].hasPrefix("+++ ") && lines[safe: index - 1]?.hasPrefix("--- ") == true
    }

    /// The file of the snapshot that a header names: the longest end of its path that is one.
    private func path(in header: String) -> String? {
        let name = header.dropFirst(4).prefix { $0 != "\t" }
        let parts = name.split(separator: "/")
        return parts.indices.lazy.map { parts[$0...].joined(separator: "/") }.first { files[$0] != nil }
    }

    /// True where the lines that each hunk changes stand in its file once: then they are found without the
    /// lines around them.
    var isFoundAlone: Bool {
        var path: String?
        for index in lines.indices {
            if isHeader(index) {
                path = self.path(in: lines[index]) ?? path
            } else if lines[index].hasPrefix("@@") {
                let body = hunk(at: index)
                let isChange = { (line: Int) in !lines[line].hasPrefix(" ") && !lines[line].isEmpty }
                guard let first = body.firstIndex(where: isChange), let last = body.lastIndex(where: isChange)
                else { return false }
                let old = body[first...last].filter { !lines[$0].hasPrefix("+") }.map {
                    lines[$0].dropFirst()
                }
                let file = path.flatMap { files[$0] } ?? []
                let places = file.indices.count { place in
                    file[place...].count >= old.count && zip(file[place...], old).allSatisfy { $0 == $1 }
                }
                guard !old.isEmpty, places == 1 else { return false }
            }
        }
        return true
    }

    /// The lines of a hunk below its place.
    private func hunk(at index: Int) -> [Int] {
        (index + 1..<lines.count).prefix { !lines[$0].hasPrefix("@@") && !isHeader($0) }
            .filter { !lines[$0].hasPrefix("\\") }
    }

    // MARK: What is off

    /// The first fault; nil where none is found.
    var fault: Fault? {
        var path: String?
        for index in lines.indices {
            let line = lines[index]
            if isHeader(index) {
                let named = self.path(in: line)
                if named == nil, !line.hasSuffix("/dev/null"), line.hasPrefix("--- ") {
                    let known = files.keys.sorted().joined(separator: ", ")
                    return Fault(line: index, words: "names no file of it; these are there: \(known)")
                }
                path = named ?? path
            } else if line.hasPrefix("@@"), let path, let fault = fault(inHunkAt: index, of: path) {
                return fault
            }
        }
        return path == nil
            ? Fault(line: 0, words: "names no file: a diff begins with '--- a/File.swift'") : nil
    }

    private func fault(inHunkAt index: Int, of path: String) -> Fault? {
        let body = hunk(at: index)
        let old = body.filter { !lines[$0].hasPrefix("+") }
        let new = body.filter { !lines[$0].hasPrefix("-") }
        guard let match = lines[index].prefixMatch(of: /@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/) else {
            return Fault(line: index, words: "cannot be read: a place looks like '@@ -1,7 +1,7 @@'")
        }
        let announced = [match.2, match.3].map { $0.flatMap { Int($0) } ?? 1 }
        guard announced == [old.count, new.count] else {
            return Fault(
                line: index,
                words:
                    "announces \(announced[0]) lines before and \(announced[1]) after, and \(old.count) and \(new.count) follow"
            )
        }
        return mismatch(of: old, with: path, near: (Int(match.1) ?? 1) - 1)
    }

    /// The first line that differs from the file's, at the place where the lines fit best; nil where none
    /// differs.
    private func mismatch(of old: [Int], with path: String, near start: Int) -> Fault? {
        let file = files[path] ?? []
        let wanted = old.map { lines[$0].isEmpty ? "" : String(lines[$0].dropFirst()) }
        let matches = { (place: Int) in zip(wanted, file[place...]).count { $0 == $1 } }
        let places = (0...file.count).map { (place: $0, count: matches($0), distance: abs($0 - start)) }
        guard let best = places.max(by: { ($0.count, -$0.distance) < ($1.count, -$1.distance) }),
            best.count < wanted.count,
            let off = wanted.indices.first(where: { file[safe: best.place + $0] != wanted[$0] })
        else { return nil }
        let number = best.place + off + 1
        let there = file[safe: number - 1].map { "is '\($0)'" } ?? "is not there"
        return Fault(line: old[off], words: "should be line \(number) of \(path), which \(there)")
    }
}
