extension View {
    /// Does something when a person taps the view. On paper, one tap counts for as many as are asked for.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified(by: .onTap(count: count) { action() })
    }

    /// Lets a tap end on the view, or not. Through one that takes none it goes to what is behind.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(by: .hitTesting(enabled))
    }

    /// Does something when a person keeps a finger on the view.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View {
        modified(by: .onLongPress { action() })
    }
}
