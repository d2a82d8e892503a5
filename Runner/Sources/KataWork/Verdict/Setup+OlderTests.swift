import KataEngine
import KataText

extension Setup {
    /// True for a line of a test that passed before: of an earlier step, or of an earlier turn of this one.
    ///
    /// - Parameter reading: knows how many turns were green. The first ones count as such, too, where somebody has counted up
    ///   in Package.swift.
    func isOlder(_ path: String, line: Int?, than reading: Reading) -> Bool {
        guard let number = FileRole(path: path).step else { return false }
        guard number == step, let turn = turn(ofLine: line, in: path) else { return number < step }
        return turn < place.test ?? (reading.passed + 1)
    }
}
