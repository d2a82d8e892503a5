extension View {
    /// Does something when the view appears on a screen.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modified(by: .onAppear { action?() })
    }

    /// Does something when the view leaves the screen.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modified(by: .onDisappear { action?() })
    }

    /// Starts a task when the view appears. It is cancelled if the view leaves the screen or changes its
    /// identity before it has ended, as SwiftUI's documentation says. A new evaluation of the view leaves it
    /// alone. The closure runs on the actor where it is written: in a `body`, on the main actor.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modified(by: .task(id: nil, priority) { await action() })
    }

    /// Starts a task as `task(priority:_:)` does; when the id changes, cancels it and starts it anew, as in
    /// SwiftUI's documentation.
    nonisolated public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modified(by: .task(id: id, priority) { await action() })
    }

    /// Does something when a value differs from what it was at the last evaluation.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        modified(
            by: .onChange(value: value, initial: initial) { old in
                if let old = old as? Value { action(old, value) }
            })
    }

    /// Does something with a value when it differs from what it was at the last evaluation: the older form.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }

    /// Does something when a value differs from what it was at the last evaluation.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
}
