/// What somebody may have meant.
enum Spelling {
    /// The word that is nearest to another, in any case; nil where none is near.
    static func nearest(to word: String, among known: [String]) -> String? {
        let wanted = word.lowercased()
        let ranked = known.map { ($0, distance(wanted, $0.lowercased())) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, wanted.count / 3) else {
            return nil
        }
        return best.0
    }

    /// The Levenshtein distance between two words.
    private static func distance(_ a: String, _ b: String) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
                diagonal = above
            }
        }
        return row[b.count]
    }
}
