import Foundation
import KataBase

/// Rows that shards of a grading printed with `--json`, read back.
///
///     ./kata grade --merge shard-1.json shard-2.json --csv course.csv
struct GradeLines: Sendable {
    /// As they were named.
    let files: [String]

    /// All rows, in the order of their copies; the order of the files makes no difference. Who handed in nothing is among
    /// them, unless one of the files has a copy of theirs. Who is alike is found again.
    ///
    /// A row that is there twice counts once: a machine that was asked a second time says the same, at most in another
    /// time, or can say what it could not before.
    ///
    /// - Throws: for a line that is no row, and for two that say different things of one copy.
    func rows() throws(KataError) -> [GradeRow] {
        var known: [[UInt8]: (row: GradeRow, place: String)] = [:]
        var absent: [String: [String]] = [:]
        for file in files {
            for (index, line) in try lines(of: file).enumerated() where !line.trimmed.isEmpty {
                let place = "'\(file)', line \(index + 1)"
                let row: GradeRow
                switch try self.line(line, at: place) {
                case .closing(let closing):
                    absent[closing.chapter, default: []] += closing.absent ?? []
                    continue
                case .row(let found): row = found
                }
                let key = Array("\(row.chapter)/\(row.copy)".utf8)
                guard let other = known[key] else {
                    known[key] = (row, place)
                    continue
                }
                guard other.row.says(row) else {
                    throw .gradeLine(
                        place,
                        "says something else of '\(row.copy.printable)' than \(other.place). Leave out the older of the two files"
                    )
                }
                // A machine that could not grade a copy was asked again.
                let isBetter =
                    (row.rank, row.seconds, place) < (
                        other.row.rank, other.row.seconds, other.place
                    )
                if isBetter { known[key] = (row, place) }
            }
        }
        let rows = known.values.map(\.row)
        return GradeReport(
            rows: rows
                + absent.flatMap { chapter, names in
                    ClassList(names: names).rows(besides: rows.filter { $0.chapter == chapter })
                }
        ).rows
    }

    /// The shares or copies that are missing, a sentence a chapter: each row of a grading says how many there should
    /// be.
    static func gaps(in rows: [GradeRow]) -> [String] {
        Dictionary(grouping: rows, by: \.chapter).sorted { $0.key < $1.key }.compactMap { chapter, rows in
            let rows = rows.filter { !$0.isAbsent }
            let expected = rows.compactMap(\.copies).max() ?? 0
            guard rows.count < expected else { return nil }
            let present = Set(rows.compactMap(\.shard))
            let count = present.compactMap { $0.split(separator: "/").last.flatMap { Int($0) } }.max() ?? 1
            let absent = (1...max(1, count)).map { "\($0)/\(count)" }.filter {
                count > 1 && !present.contains($0)
            }
            let cause =
                absent.isEmpty
                ? "a file is cut short. Grade that shard again"
                : "nothing is here of --shard \(absent.joined(separator: ", ")). Grade it, and merge all files"
            return "\(chapter): \(rows.count) of \(expected) copies are here; \(cause)."
        }
    }

    private func lines(of file: String) throws(KataError) -> [String] {
        try Files.text(URL(argument: file)).linesBetweenFeeds
    }

    private enum Line {
        case row(GradeRow)
        case closing(GradeClosing)
    }

    private func line(_ line: String, at place: String) throws(KataError) -> Line {
        let data = Data(line.utf8)
        guard let version = try? JSONDecoder().decode(Schema.self, from: data) else {
            throw .gradeLine(
                place, "is cut short, or is no line that ./kata grade --json prints. Grade that shard again")
        }
        guard version.schema == 2 else {
            throw .gradeLine(
                place,
                "has schema \(version.schema), and this ./kata reads schema 2. Grade and merge with one version"
            )
        }
        if let row = try? JSONDecoder().decode(GradeRow.self, from: data), row.isPossible {
            return row.wasAbsent
                ? .closing(GradeClosing(chapter: row.chapter, absent: [row.copy])) : .row(row)
        }
        if version.copy == nil, let closing = try? JSONDecoder().decode(GradeClosing.self, from: data),
            closing.alike != nil || closing.absent != nil
        {
            return .closing(closing)
        }
        throw .gradeLine(place, "has schema 2 and is no row of it. Grade that shard again")
    }

    private struct Schema: Decodable {
        let schema: Int
        let copy: String?
    }
}

extension GradeRow {
    /// True where another row of the copy says the same, times aside, or one of the two that it could not be graded.
    fileprivate func says(_ other: GradeRow) -> Bool {
        guard digest == other.digest else { return false }
        guard green != nil, other.green != nil else { return true }
        var other = other
        (other.seconds, other.shard, other.copies, other.alike) = (seconds, shard, copies, alike)
        // Each workspace has wrong values of its own.
        other.countercheck = countercheck
        return self == other
    }

    /// Of two rows of a copy the one of the lower rank counts: what one machine's wrong values found is found.
    fileprivate var rank: Int {
        if let countercheck, countercheck.met > 0 { return 0 }
        return green == nil ? 2 : 1
    }

    /// True where versions up to 0.9 printed it of somebody who had handed in nothing: they had no other line for that, and
    /// nothing else tells it from the row of a copy that is not there.
    fileprivate var wasAbsent: Bool {
        green == nil && digest.isEmpty && remark == "Nothing was handed in under this name."
    }

    /// True where its numbers fit each other, as those of a row that was graded do.
    fileprivate var isPossible: Bool {
        guard (1...Self.mostSteps).contains(steps), seconds.isFinite else { return false }
        guard let green else { return red == nil }
        guard (0...steps).contains(green) else { return false }
        return red.map { $0.step > green && $0.step <= steps } ?? true
    }

    private static let mostSteps = 1_000
}

extension KataError {
    /// - Parameter place: of a line of a grading's rows.
    fileprivate static func gradeLine(_ place: String, _ message: String) -> KataError {
        KataError("\(place) \(message), then merge again.")
    }
}
