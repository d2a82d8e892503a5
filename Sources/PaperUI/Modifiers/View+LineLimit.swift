extension View {
    /// Sets the numbers of lines that a text in the view has at least and at most. Paper leaves no room for lines that
    /// are not there.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }

    /// Sets the number of lines that a text in the view has at most.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }

    /// Sets the number of lines that a text in the view has at least.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil)
    }

    /// Sets the number of lines that a text in the view has at most. Paper leaves no room for lines that are not there.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit)
    }
}
