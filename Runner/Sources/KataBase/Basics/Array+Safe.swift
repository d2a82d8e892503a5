extension Array {
    /// nil where the array has no such index.
    package subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
