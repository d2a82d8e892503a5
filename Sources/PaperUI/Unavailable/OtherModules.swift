import Foundation

@available(
    *, unavailable,
    message: "SwiftUI has it; write a view of your own around it, and show its values as Text."
)
extension View {
    public func mapStyle(_ style: MapStyle) -> Self { self }
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> Self { self }
    public func popoverTip<T>(_ tip: T?) -> Self { self }
    public func chartXAxis(_ visibility: Visibility) -> Self { self }
    public func chartYAxis(_ visibility: Visibility) -> Self { self }

    /// The look of a map.

}

public enum MapStyle {
    case standard, imagery, hybrid
}

@available(
    *, unavailable, message: "SwiftUI has it; write a TextField or a Picker over the values that count."
)
extension View {
    public func photosPicker<S>(isPresented: Binding<Bool>, selection: Binding<S>) -> Self { self }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
)
extension View {
    public func modelContainer<T>(for type: T, inMemory: Bool = false) -> Self { self }
    public func modelContainer<T>(_ container: T) -> Self { self }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
)
extension Scene {
    public func modelContainer<T>(for type: T, inMemory: Bool = false) -> Self { self }
    public func modelContainer<T>(_ container: T) -> Self { self }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
)
extension EnvironmentValues {
    public var modelContext: ModelContext { unavailable() }

    /// The place where a database would be edited.
    public struct ModelContext {
        public func insert<Model>(_ model: Model) {}
        public func delete<Model>(_ model: Model) {}
        public func save() throws {}
    }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a key of your own, a struct that conforms to EnvironmentKey: a test can then set what it is."
)
extension EnvironmentValues {

    /// The action that would buy something.
    public struct PurchaseAction {
        public func callAsFunction<Product>(_ product: Product) async throws {}
    }
}
