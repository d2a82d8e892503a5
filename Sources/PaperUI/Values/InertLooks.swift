// The values of what paper takes without effect: glass, movements and the way in which something scrolls.

/// Names for what is one thing in two places.
@propertyWrapper
public struct Namespace: Sendable {
    /// A name for what is one thing in two places.
    public struct ID: Hashable, Sendable {}

    public init() {}
    public var wrappedValue: ID { ID() }
}

public struct Glass: Equatable, Sendable {
    public static let regular = Glass()
    public static let clear = Glass()
    public static let identity = Glass()

    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The way in which a page comes and goes. Nothing moves on paper.
public protocol NavigationTransition: Sendable {}

public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

public enum ScrollAnchorRole: Sendable {
    case initialOffset, sizeChanges, alignment
}

/// The places at which a movement of what scrolls ends. Paper scrolls nowhere.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The number of views that one movement may pass.
    public struct LimitBehavior: Sendable {
        public static var automatic: LimitBehavior { LimitBehavior() }
        public static var always: LimitBehavior { LimitBehavior() }
        public static var alwaysByFew: LimitBehavior { LimitBehavior() }
        public static var alwaysByOne: LimitBehavior { LimitBehavior() }
        public static var never: LimitBehavior { LimitBehavior() }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self { Self(limitBehavior: limitBehavior) }
}

/// The point of a popover's arrow. On a phone it is a sheet, and points nowhere.
public enum PopoverAttachmentAnchor: Sendable {
    case point(UnitPoint)
    case rect(Bounds)

    public enum Bounds: Sendable {
        case bounds
    }
}

public enum SpacerSizing: Sendable {
    case flexible, fixed
}

public enum TabBarMinimizeBehavior: Sendable {
    case automatic, onScrollDown, onScrollUp, never
}

public protocol IndexViewStyle: Sendable {}
public struct PageIndexViewStyle: IndexViewStyle {
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    public struct BackgroundDisplayMode: Sendable {
        private let name: String

        public static var automatic: BackgroundDisplayMode { BackgroundDisplayMode(name: "automatic") }
        public static var interactive: BackgroundDisplayMode { BackgroundDisplayMode(name: "interactive") }
        public static var always: BackgroundDisplayMode { BackgroundDisplayMode(name: "always") }
        public static var never: BackgroundDisplayMode { BackgroundDisplayMode(name: "never") }
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { page }
}
