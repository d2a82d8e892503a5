import Foundation

/// Views one below another. On paper nothing is lazy: it is a `VStack`.
public struct LazyVStack<Content: View>: View, LazyContainer {
    public let body: VStack<Content>

    /// Puts views one below another, in points apart from each other.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        body = VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

/// Views side by side. On paper nothing is lazy: it is an `HStack`.
public struct LazyHStack<Content: View>: View, LazyContainer {
    public let body: HStack<Content>

    /// Puts views side by side, in points apart from each other.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        body = HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

/// The parts that stay in sight while a list scrolls. Paper scrolls nowhere.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
