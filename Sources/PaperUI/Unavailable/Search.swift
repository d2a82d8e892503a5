@available(*, unavailable, message: "SwiftUI has it; write .searchable(text:isPresented:).")
extension View {
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> Self { self }
}
