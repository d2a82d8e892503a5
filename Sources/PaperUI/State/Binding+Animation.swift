extension Binding {
    /// The same binding: what is written is there at once, and nothing moves on paper.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
