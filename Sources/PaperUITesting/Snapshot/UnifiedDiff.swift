/// The changes from one text to another, line by line, as `diff -u` prints them.
///
/// ```
/// --- reference
/// +++ actual
/// @@ -1,2 +1,2 @@
///  Coco
/// -2016
/// +2017
/// ```
///
/// Where two lines print alike, what differs in them is spelled by its number, and a last line names it.
struct UnifiedDiff: CustomStringConvertible {
    /// The header and the hunks; empty where the texts are equal.
    let description: String

    var isEmpty: Bool { description.isEmpty }

    init(from old: String, to new: String, context: Int = 3) {
        var edits = Edit.script(from: Edit.lines(of: old), to: Edit.lines(of: new))
        let names = Edit.spellLookAlikes(in: &edits)
        let hunks = Self.hunks(of: edits, context: context)
        description =
            hunks.isEmpty
            ? "" : (["--- reference", "+++ actual"] + hunks + names).map { $0 + "\n" }.joined()
    }

    private static func hunks(of edits: [Edit], context: Int) -> [String] {
        var ranges: [Range<Int>] = []
        for index in edits.indices where edits[index].isChange {
            let near = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= near.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<near.upperBound
            } else {
                ranges.append(near)
            }
        }
        return ranges.map { range in
            let (before, hunk) = (edits[..<range.lowerBound], edits[range])
            let old = Self.span(start: before.count(where: \.isOld), count: hunk.count(where: \.isOld))
            let new = Self.span(start: before.count(where: \.isNew), count: hunk.count(where: \.isNew))
            return (["@@ -\(old) +\(new) @@"] + hunk.map(\.text)).joined(separator: "\n")
        }
    }

    /// A hunk's lines as `diff` counts them: an empty span names the line before it.
    private static func span(start: Int, count: Int) -> String {
        let first = count == 0 ? start : start + 1
        return count == 1 ? "\(first)" : "\(first),\(count)"
    }
}

private enum Edit {
    case keep(String)
    case remove(String)
    case insert(String)

    var isChange: Bool { if case .keep = self { false } else { true } }
    var isOld: Bool { if case .insert = self { false } else { true } }
    var isNew: Bool { if case .remove = self { false } else { true } }

    var text: String {
        switch self {
        case .keep(let line): " " + line
        case .remove(let line): "-" + line
        case .insert(let line): "+" + line
        }
    }

    static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let last = lines.removeLast()
        return last.isEmpty ? lines : lines + [last + "\n\\ No newline at end of file"]
    }

    static func script(from old: [String], to new: [String]) -> [Edit] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var edits: [Edit] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                edits.append(.remove(old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                edits.append(.insert(new[newIndex]))
                newIndex += 1
            } else {
                edits.append(.keep(old[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return edits
    }

    /// Spells what differs in each removed line and the inserted one beside it that looks like it.
    ///
    /// - Returns: the sentences that name it, each once.
    static func spellLookAlikes(in edits: inout [Edit]) -> [String] {
        var sentences: [String] = []
        // The lines that were removed since the last one that was kept, by what they look like.
        var removed: [String: [(index: Int, line: String)]] = [:]
        for (index, edit) in edits.enumerated() {
            switch edit {
            case .keep: removed = [:]
            case .remove(let line): removed[LookAlikes.key(of: line), default: []].append((index, line))
            case .insert(let line):
                let key = LookAlikes.key(of: line)
                guard let other = removed[key]?.first, let alike = LookAlikes(other.line, line) else {
                    continue
                }
                removed[key]?.removeFirst()
                edits[other.index] = .remove(alike.first)
                edits[index] = .insert(alike.second)
                if !sentences.contains(alike.sentence) { sentences.append(alike.sentence) }
            }
        }
        return sentences
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
