/// A text that a failed snapshot leaves for its reader.
struct SnapshotArtifact {
    let text: String
    /// Its file's name.
    let name: String
    /// Its path, or why there is none.
    let place: String
}
