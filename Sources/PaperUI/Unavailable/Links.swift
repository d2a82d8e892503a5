import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a Button whose action asks the model.")
public struct SettingsLink: View {
    public init() {}
    public init<L: View>(@ViewBuilder label: () -> L) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; write a Button whose action asks the model.")
extension View {
    public func fileImporter<T>(
        isPresented: Binding<Bool>, allowedContentTypes: [T],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Self { self }
    public func fileImporter<T>(
        isPresented: Binding<Bool>, allowedContentTypes: [T], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> Self { self }
    public func fileExporter<D, T>(
        isPresented: Binding<Bool>, document: D?, contentType: T, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Self { self }
    public func quickLookPreview(_ item: Binding<URL?>) -> Self { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a Button whose action asks the model.")
extension Scene {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
}
