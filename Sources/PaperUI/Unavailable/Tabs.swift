import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a Tab for each page.")
public struct TabSection<Content: View>: View {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; write a Tab for each page.")
extension View {
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a Tab for each page.")
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var sidebarAdaptable: DefaultTabViewStyle { unavailable() }
    public static var grouped: DefaultTabViewStyle { unavailable() }
}
