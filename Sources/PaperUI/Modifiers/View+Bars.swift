// What a page hides of its bars. What is hidden is not drawn, and nobody finds it.
extension View {
    /// Hides the way back that a pushed page has. What closes the page by `\.dismiss` or its path still does.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modified(by: .bars([.back], hidesBackButton ? .hidden : .visible))
    }

    /// Hides the bar at the top of the page: its title, its controls, the search and the way back.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        modified(by: .bars([.navigation], hidden ? .hidden : .visible))
    }

    /// Hides or shows bars of the page, or the one at its top where none is named.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modified(by: .bars(bars.isEmpty ? [.navigation] : bars.map(\.part), visibility))
    }

    /// Takes what the system puts into a bar out of it. Of these paper has the title.
    nonisolated public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View {
        modified(by: .bars([.title], item == .title ? .hidden : .automatic))
    }
}

/// A bar around a page.
public enum ToolbarPlacement: Sendable {
    case automatic, navigationBar, bottomBar, tabBar

    fileprivate var part: BarPart {
        switch self {
        case .automatic, .navigationBar: .navigation
        case .bottomBar: .foot
        case .tabBar: .tabs
        }
    }
}

/// The kinds of item that the system puts into a bar.
public enum ToolbarDefaultItemKind: Sendable {
    case sidebarToggle, search, title
}
