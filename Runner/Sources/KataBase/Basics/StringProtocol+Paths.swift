extension StringProtocol {
    /// The part behind the last slash.
    package var lastComponent: String { split { $0 == "/" }.last.map { String($0) } ?? "" }

    /// The part before the last slash; empty where there is none.
    package var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
