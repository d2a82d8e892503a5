extension StringProtocol {
    /// What stands behind the last slash.
    package var lastComponent: String { split { $0 == "/" }.last.map { String($0) } ?? "" }
}
