extension Key {
    /// The first line that is shown once the key is pressed.
    ///
    /// - Parameters:
    ///   - offset: the first line that is shown now, counted from 0.
    ///   - lines: how many there are.
    ///   - room: how many are shown at once.
    /// - Returns: nil where the key scrolls nothing: where all is in sight these are keys like any other.
    package func scrolled(from offset: Int, of lines: Int, room: Int) -> Int? {
        let last = max(0, lines - room)
        guard last > 0 else { return nil }
        let target: Int
        switch self {
        case .up: target = offset - 1
        case .down: target = offset + 1
        case .pageUp: target = offset - max(1, room - 1)
        case .pageDown, .character(" "): target = offset + max(1, room - 1)
        case .home: target = 0
        case .end: target = last
        default: return nil
        }
        return max(0, min(target, last))
    }
}
