import Foundation

@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public protocol UIViewRepresentable: View where Body == Never {}
@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public protocol UIViewControllerRepresentable: View where Body == Never {}
@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public protocol NSViewRepresentable: View where Body == Never {}
@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public protocol NSViewControllerRepresentable: View where Body == Never {}
@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public protocol UIGestureRecognizerRepresentable {}

@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
extension UIViewRepresentable { public typealias Context = UIViewRepresentableContext }
@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
extension UIViewControllerRepresentable { public typealias Context = UIViewRepresentableContext }
@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
extension NSViewRepresentable { public typealias Context = UIViewRepresentableContext }
@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
extension NSViewControllerRepresentable { public typealias Context = UIViewRepresentableContext }

/// The context that a view of another kit would be given.
public struct UIViewRepresentableContext {
    public var environment: EnvironmentValues { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public struct UIHostingController<Content: View> {
    public init(rootView: Content) {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public struct UIHostingConfiguration<Content: View> {
    public init(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public struct NSHostingController<Content: View> {
    public init(rootView: Content) {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public struct NSHostingView<Content: View> {
    public init(rootView: Content) {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
public final class ImageRenderer<Content: View> {
    public init(content: Content) {}
    public var scale: CGFloat = 1
}

@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
    public init(_ type: Delegate.Type = Delegate.self) {}
    public var wrappedValue: Delegate { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; leave it to the app.")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
    public init(_ type: Delegate.Type = Delegate.self) {}
    public var wrappedValue: Delegate { unavailable() }
}
