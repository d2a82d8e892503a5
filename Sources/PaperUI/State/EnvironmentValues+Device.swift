/// Whether an app is in front.
public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

// What a device says of itself: paper is an upright phone, in front, and moves nothing.
extension EnvironmentValues {
    /// Whether the app is in front: it is, unless a test sets another value.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// How much room there is along the line.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is up and down.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether nothing shall move.
    public var accessibilityReduceMotion: Bool { true }
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

private struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}
