extension Screen {
    /// The screen drawn in text.
    public var text: String {
        (root?.subtree ?? []).compactMap(\.text).joined(separator: "\n")
    }
}
