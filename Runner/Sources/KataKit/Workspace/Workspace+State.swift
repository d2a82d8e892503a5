extension Workspace {
    /// Refuses nothing any more. `Update` still asks, and both go together.
    func confirmStateIsOwn() throws(KataError) {}
}
