import Foundation

// Other forms of what paper takes without effect, and the values that they take.
extension View {
    // MARK: Text

    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { self }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { self }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { self }

    nonisolated public func help(_ text: Text) -> some View { self }

    // MARK: Layout and looks

    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S) -> some View {
        self
    }

    // MARK: Lists, pages and sheets

    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
        -> some View
    {
        self
    }

    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
        -> some View
    {
        self
    }
}

extension Text {
    /// A line through or below a text.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Sendable {
            private let name: String

            public static var solid: Pattern { Pattern(name: "solid") }
            public static var dot: Pattern { Pattern(name: "dot") }
            public static var dash: Pattern { Pattern(name: "dash") }
            public static var dashDot: Pattern { Pattern(name: "dashDot") }
            public static var dashDotDot: Pattern { Pattern(name: "dashDotDot") }
        }
    }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String

    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}
