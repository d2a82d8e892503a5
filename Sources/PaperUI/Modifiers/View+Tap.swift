extension View {
    /// Does something when a person taps the view. On paper, one tap counts for as many as are asked for.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified(by: .onTap(count: count) { action() })
    }

    /// Does something when a person keeps a finger on the view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View {
        modified(by: .onLongPress { action() })
    }
}
