/// The facts about several copies that are known when all were looked at: a line of `./kata grade --json` that is of no
/// copy, and has no `copy`.
///
///     {"alike":["ada","bob"],"chapter":"InvoiceEditor","schema":2}
///     {"absent":["Dan"],"chapter":"InvoiceEditor","schema":2}
struct GradeClosing: Codable, Equatable, Sendable {
    var schema = 2
    let chapter: String
    /// Copies whose code and tests differ in nothing but blanks and the names of files.
    var alike: [String]?
    /// Names of the class under which nothing was handed in.
    var absent: [String]?

    /// - Parameter rows: all that there are.
    static func all(of rows: [GradeRow]) -> [GradeClosing] {
        Dictionary(grouping: rows, by: \.chapter).sorted { $0.key < $1.key }.flatMap { chapter, rows in
            let likenesses = Dictionary(grouping: rows.filter { $0.likeness != nil }) { $0.likeness }
            let alike = likenesses.values.filter { $0.count > 1 }.map { $0.map(\.copy).sorted() }
            let absent = rows.filter(\.isAbsent).map(\.copy).sorted()
            return alike.sorted { $0[0] < $1[0] }.map { GradeClosing(chapter: chapter, alike: $0) }
                + (absent.isEmpty ? [] : [GradeClosing(chapter: chapter, absent: absent)])
        }
    }
}
