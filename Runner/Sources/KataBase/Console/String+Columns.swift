/// A text in a column of a terminal, by the columns that its letters take.
extension String {
    /// With blanks up to a width, behind it, or in front of what is a number.
    package func padded(to width: Int, right: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, width - displayWidth(of: self)))
        return right ? blanks + self : self + blanks
    }

    /// The beginning that a width shows, with "…" where that is not all.
    package func cut(to width: Int) -> String {
        guard displayWidth(of: self) > width else { return self }
        var result = ""
        var used = 0
        for character in self {
            let next = displayWidth(of: character)
            guard used + next < width else { break }
            used += next
            result.append(character)
        }
        return result + "…"
    }
}
