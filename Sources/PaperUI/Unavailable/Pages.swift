import Foundation

@available(*, unavailable, message: "SwiftUI has it; write NavigationStack.")
public struct NavigationView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; write NavigationStack.")
extension View {
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write NavigationStack.")
public protocol NavigationViewStyle {}
@available(*, unavailable, message: "SwiftUI has it; write NavigationStack.")
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

@available(*, unavailable, message: "SwiftUI has it; write NavigationStack.")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { unavailable() }
    public static var columns: StackNavigationViewStyle { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write .navigationTitle and .toolbar.")
extension View {
    public func navigationBarTitle<T>(_ title: T) -> Self { self }
    public func navigationBarTitle<T>(_ title: T, displayMode: NavigationBarItem.TitleDisplayMode) -> Self {
        self
    }
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> Self { self }
    public func navigationBarItems<L: View>(leading: L) -> Self { self }
    public func navigationBarItems<T: View>(trailing: T) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write @Environment(\\.dismiss).")
public struct PresentationMode {
    public var isPresented: Bool { unavailable() }
    public mutating func dismiss() {}
}

@available(*, unavailable, message: "SwiftUI has it; write @Environment(\\.dismiss).")
extension EnvironmentValues {
    public var presentationMode: Binding<PresentationMode> { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write .alert with a title and its buttons.")
public struct Alert {
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { unavailable() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { unavailable() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { unavailable() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { unavailable() }
    }
}

@available(*, unavailable, message: "SwiftUI has it; write .alert with a title and its buttons.")
extension View {
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write .confirmationDialog.")
public struct ActionSheet {
    public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = []) {}
}

@available(*, unavailable, message: "SwiftUI has it; write .confirmationDialog.")
extension View {
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> Self
    { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a NavigationStack for each part.")
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; write a NavigationStack for each part.")
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    public static var automatic: Self { unavailable() }
    public static var all: Self { unavailable() }
    public static var doubleColumn: Self { unavailable() }
    public static var detailOnly: Self { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a NavigationStack for each part.")
public struct NavigationSplitViewColumn: Hashable, Sendable {
    public static var sidebar: Self { unavailable() }
    public static var content: Self { unavailable() }
    public static var detail: Self { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a NavigationStack for each part.")
extension View {
    public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> Self
    { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a NavigationStack for each part.")
public struct NavigationSplitViewStyle {
    public static var automatic: Self { unavailable() }
    public static var balanced: Self { unavailable() }
    public static var prominentDetail: Self { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write .sheet.")
extension View {
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> Self { self }
    public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self {
        self
    }
}
