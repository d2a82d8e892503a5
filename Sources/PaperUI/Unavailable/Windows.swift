import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a WindowGroup.")
public struct Window<Content: View>: Scene {
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("A window is not on paper.") }
}

@available(*, unavailable, message: "SwiftUI has it; write a WindowGroup.")
public struct Settings<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("A window is not on paper.") }
}

@available(*, unavailable, message: "SwiftUI has it; write a WindowGroup.")
public struct MenuBarExtra<Content: View>: Scene {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {}
    public var body: Never { fatalError("A window is not on paper.") }
}

@available(*, unavailable, message: "SwiftUI has it; write a WindowGroup.")
public struct DocumentGroup<Document, Content: View>: Scene {
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}
    public init(
        viewing: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}
    public var body: Never { fatalError("A window is not on paper.") }
}

@available(*, unavailable, message: "SwiftUI has it; write a WindowGroup.")
public struct FileDocumentConfiguration<Document> {
    @Binding public var document: Document
    public var fileURL: URL? { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a WindowGroup.")
public protocol FileDocument {}
@available(*, unavailable, message: "SwiftUI has it; write a WindowGroup.")
public protocol ReferenceFileDocument: AnyObject {}

@available(*, unavailable, message: "SwiftUI has it; write a WindowGroup.")
extension EnvironmentValues {
    public var openWindow: OpenWindowAction { unavailable() }
    public var dismissWindow: OpenWindowAction { unavailable() }
    public var openSettings: OpenWindowAction { unavailable() }
}

/// The action that would open a window.
public struct OpenWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Hashable>(value: Value) {}
    public func callAsFunction<Value: Hashable>(id: String, value: Value) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a WindowGroup.")
extension Scene {
    public func defaultSize(_ size: CGSize) -> Self { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
    public func windowStyle<S: WindowStyle>(_ style: S) -> Self { self }
}

/// The look of a window.
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle {}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

public struct PlainWindowStyle: WindowStyle {}

extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

public struct HiddenTitleBarWindowStyle: WindowStyle {}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

public struct TitleBarWindowStyle: WindowStyle {}

extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

public struct VolumetricWindowStyle: WindowStyle {}

extension WindowStyle where Self == VolumetricWindowStyle {
    public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}
