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

public struct NavigationTransition: Sendable {
    public static let automatic = NavigationTransition()
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
        automatic
    }
}

public enum ScrollAnchorRole: Sendable {
    case initialOffset, sizeChanges, alignment
}

public struct ScrollTargetBehavior: Sendable {
    public static let paging = ScrollTargetBehavior()
    public static let viewAligned = ScrollTargetBehavior()
    public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior { viewAligned }

    public enum LimitBehavior: Sendable {
        case automatic, always, alwaysByFew, alwaysByOne, never
    }
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

public protocol GaugeStyle: Sendable {}
public struct DefaultGaugeStyle: GaugeStyle { public init() {} }

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    public static var accessoryCircular: DefaultGaugeStyle { DefaultGaugeStyle() }
    public static var accessoryCircularCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
    public static var accessoryLinear: DefaultGaugeStyle { DefaultGaugeStyle() }
    public static var accessoryLinearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
    public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

public protocol IndexViewStyle: Sendable {}
public struct PageIndexViewStyle: IndexViewStyle {
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    public enum BackgroundDisplayMode: Sendable {
        case automatic, interactive, always, never
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { page }
}
