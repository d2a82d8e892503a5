extension StringProtocol {
    /// The text on one line, as it may be sent to a terminal: what it would obey is shown as a picture (␛ for
    /// an escape), and of a line without end only the beginning is told.
    var printable: String {
        let limit = 1_000
        let line = prefix(limit).unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.value {
            case 0x09: scalar
            case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
            case 0x7F: "␡"
            case 0x80..<0xA0: "\u{FFFD}"
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(line)) + (dropFirst(limit).isEmpty ? "" : "…")
    }
}
