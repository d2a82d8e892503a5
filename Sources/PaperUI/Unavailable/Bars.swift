import Foundation

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct DefaultToolbarItem: ToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
extension View {
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> Self { self }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self {
        self
    }
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self {
        self
    }
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }
    public func navigationSubtitle<S>(_ subtitle: S) -> Self { self }
    public func statusBar(hidden: Bool) -> Self { self }
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> Self { self }
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> Self { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}

/// The purpose of a bar.
public enum ToolbarRole {
    case automatic, browser, editor, navigationStack
}
