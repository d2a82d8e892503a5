/// The rows of a grading as a spreadsheet reads them (RFC 4180).
struct GradeCSV: Sendable {
    let rows: [GradeRow]

    var text: String {
        ([Self.header] + rows.map(cells)).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    private static let header = [
        "chapter", "copy", "commit", "green", "steps", "red", "title", "reason", "test", "file", "line",
        "message", "sound", "contradicting", "deciding", "caught", "mistakes", "unguarded", "altered tests",
        "remark", "seconds", "archive", "steps without own test", "alike",
        "wrong expectations", "wrong expectations met",
    ]

    private func cells(_ row: GradeRow) -> [String] {
        let (red, own) = (row.red, row.own)
        let number = { (value: Int?) in value.map(String.init) ?? "" }
        let list = { (names: [String]?) in (names ?? []).joined(separator: "; ") }
        return [
            row.chapter, row.copy, row.commit ?? "", number(row.green), number(row.steps), number(red?.step),
            red?.title ?? "", red?.reason ?? "", red?.test ?? "", red?.file ?? "", number(red?.line),
            red?.message ?? "", list(own?.sound), list(own?.contradicting), list(own?.deciding),
            number(own?.caught), number(own?.mistakes), list(own?.unguarded), list(row.alteredTests),
            row.remark ?? "", row.seconds.rounded2, row.archive ?? "",
            list(row.untested?.map(String.init)), list(row.alike),
            number(row.countercheck?.expectations), number(row.countercheck?.met),
        ]
    }

    /// In characters; Excel takes 32,767 units of UTF-16.
    private static let cellLimit = 8_000

    /// A text that a spreadsheet would take for a formula gets a `'` in front, which tells it that it is none.
    private static func cell(_ text: String) -> String {
        // More a spreadsheet refuses, or cuts in the middle of a character.
        let shown = text.visible.cut(to: cellLimit)
        // A sign with an accent on it is one character, and to a spreadsheet still the sign.
        let isFormula = shown.unicodeScalars.first.map { "=+-@\t＝＋－＠".unicodeScalars.contains($0) } ?? false
        var cell = isFormula ? "'" : ""
        for scalar in shown.unicodeScalars { cell += scalar == "\"" ? "\"\"" : String(scalar) }
        return "\"\(cell)\""
    }
}
