extension View {
    /// Chooses the field that has the keyboard when the view appears.
    nonisolated public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
    }
}
