/// The known words that a person may have meant who typed another one.
package enum Spelling {
    /// The word that another begins, or that is nearest to it, in any case; nil where none is near.
    package static func nearest(to word: String, among known: [String]) -> String? {
        let wanted = word.lowercased()
        if !wanted.isEmpty, let whole = known.first(where: { $0.lowercased().hasPrefix(wanted) }) {
            return whole
        }
        let ranked = known.map { ($0, distance(wanted, $0.lowercased())) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, wanted.count / 3) else {
            return nil
        }
        return best.0
    }

    /// The question that follows a sentence about a word that is not known.
    ///
    /// - Parameters:
    ///   - spelled: how the nearest word is typed.
    ///   - otherwise: what follows where none is near.
    package static func question(
        _ word: String, among known: [String], otherwise: String = "", spelled: (String) -> String = { $0 }
    ) -> String {
        nearest(to: word, among: known).map { " Did you mean '\(spelled($0))'?" } ?? otherwise
    }

    /// The number of letters to insert, delete, replace or swap with their neighbours.
    private static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var steps = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    steps = min(steps, rows[i - 1][j - 1] + 1)
                }
                row.append(steps)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
