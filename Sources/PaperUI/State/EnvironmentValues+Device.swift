/// The states of an app: in front, or not.
public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

/// The room along an axis.
public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

// What a device says of itself: paper is an upright phone, in front, and moves nothing.
extension EnvironmentValues {
    /// The state of the app: it is in front, unless a test sets another value.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// The room along the line.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The room up and down.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// True where nothing shall move.
    public var accessibilityReduceMotion: Bool { true }
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

private struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}
