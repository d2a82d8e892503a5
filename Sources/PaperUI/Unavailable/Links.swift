import Foundation

@available(
    *, unavailable,
    message: "SwiftUI has it; paper leaves the app nowhere. Write a Button whose action asks the model."
)
public struct HelpLink: View {
    public init(action: @escaping () -> Void) {}
    public init(destination: URL) {}
    public typealias Body = Never
}

@available(
    *, unavailable,
    message: "SwiftUI has it; paper leaves the app nowhere. Write a Button whose action asks the model."
)
public struct SettingsLink: View {
    public init() {}
    public init<L: View>(@ViewBuilder label: () -> L) {}
    public typealias Body = Never
}

@available(
    *, unavailable,
    message: "SwiftUI has it; paper leaves the app nowhere. Write a Button whose action asks the model."
)
public struct RenameButton: View {
    public init() {}
    public typealias Body = Never
}

@available(
    *, unavailable,
    message: "SwiftUI has it; paper leaves the app nowhere. Write a Button whose action asks the model."
)
extension View {
    public func renameAction(_ action: @escaping () -> Void) -> Self { self }
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> Self { self }
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
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Self { self }
    public func quickLookPreview(_ item: Binding<URL?>) -> Self { self }
    public func translationPresentation(isPresented: Binding<Bool>, text: String) -> Self { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (AnyObject) -> Void)
        -> Self
    { self }
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (AnyObject) -> Void
    ) -> Self { self }
}

@available(
    *, unavailable,
    message: "SwiftUI has it; paper leaves the app nowhere. Write a Button whose action asks the model."
)
extension Scene {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
}
