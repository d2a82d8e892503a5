import Foundation

@available(*, unavailable, message: "SwiftUI has it; paper has one row of tabs. Write a Tab for each page.")
public struct TabSection<Content: View>: View {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; paper has one row of tabs. Write a Tab for each page.")
public protocol TabContent {}

@available(*, unavailable, message: "SwiftUI has it; paper has one row of tabs. Write a Tab for each page.")
extension View {
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; paper has one row of tabs. Write a Tab for each page.")
public enum TabRole: Sendable {
    case search
}

@available(*, unavailable, message: "SwiftUI has it; paper has one row of tabs. Write a Tab for each page.")
extension Tab {
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self = unavailable() }
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self = unavailable()
    }
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; paper has one row of tabs. Write a Tab for each page.")
extension Tab where Value == Never {
    public init(role: TabRole?, @ViewBuilder content: () -> Content) { self = unavailable() }
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; paper has one row of tabs. Write a Tab for each page.")
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var sidebarAdaptable: DefaultTabViewStyle { unavailable() }
    public static var grouped: DefaultTabViewStyle { unavailable() }
}
