/// A command's answer on a terminal that is narrower than what it is written for: its sentences are broken at blanks. On a wider
/// one nothing is changed.
package struct NarrowText {
    let width: Int

    package init(width: Int) { self.width = width }

    /// The texts show what is printed in so many columns.
    private static let usual = 80

    package func fitted(_ text: String) -> String {
        guard width < Self.usual else { return text }
        return ScreenLines(width: width, keeps: Self.isCode).lines(text).joined(separator: "\n")
    }

    /// Code and diffs keep their columns: code stands four columns in, or eight where it is quoted.
    private static func isCode(_ line: String) -> Bool {
        let indent = line.prefix { $0 == " " }.count
        return indent == 4 || indent > 6 || "+-@".contains(line.dropFirst(indent).first ?? " ")
    }
}
