import Foundation

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
extension View {
    public func animation(_ animation: Animation?) -> Self { self }
    public func keyframeAnimator<Value, V: View>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) -> Self { self }
    public func keyframeAnimator<Value, T: Equatable, V: View>(
        initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Self, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) -> Self { self }
    public func scrollTransition<V>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> Self { self }
    public func visualEffect<V>(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> V) -> Self { self }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
extension Scene {
    public func environment<T>(_ value: T) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public protocol Transition {}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
extension AnyTransition {
    public static var blurReplace: AnyTransition { unavailable() }
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {}
    public typealias Body = Never
    public typealias Context = TimelineViewDefaultContext
}

/// The time when a view would be drawn.
public struct TimelineViewDefaultContext {
    public var date: Date { unavailable() }
    public var cadence: Cadence { unavailable() }

    public enum Cadence: Comparable {
        case live, seconds, minutes
    }
}

/// The times when views would be drawn.
public protocol TimelineSchedule {}

public struct AnimationTimelineSchedule: TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
public struct ExplicitTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    public static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule() }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    public init(
        _ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {}
    public init<T: Equatable>(
        _ phases: [Phase], trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct KeyframeAnimator<Value, Content: View>: View {
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) {}
    public init<T: Equatable>(
        initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
    ) {}
    public typealias Body = Never
}

/// The moves of several values, and their times.
public struct Keyframes<Value> {}

/// Builds what would move.
@resultBuilder
public struct KeyframesBuilder<Value> {
    @available(*, unavailable, message: "SwiftUI has it; leave it out.")
    public static func buildExpression<Part>(_ track: KeyframeTrack<Value, Part>) -> Keyframes<Value> {
        unavailable()
    }
    public static func buildBlock(_ tracks: Keyframes<Value>...) -> Keyframes<Value> { unavailable() }
}

/// Builds the way of one property.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> Keyframes<Value>
    where K.Value == Value { unavailable() }
    public static func buildBlock(_ keyframes: Keyframes<Value>...) -> Keyframes<Value> { unavailable() }
}

/// A place on the way of a property.
public protocol KeyframeTrackContent {
    associatedtype Value
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct KeyframeTrack<Root, Value> {
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Keyframes<Value>
    ) {}
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Keyframes<Value>) where Root == Value {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval) {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval) {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil) {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public protocol Animatable {}
@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public protocol VectorArithmetic {}
@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public protocol GeometryEffect {}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct AnimatablePair<First, Second> {
    public init(_ first: First, _ second: Second) {}
    public var first: First {
        get { unavailable() }
        set {}
    }
    public var second: Second {
        get { unavailable() }
        set {}
    }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct UnitCurve {
    public static var linear: Self { unavailable() }
    public static var easeInOut: Self { unavailable() }
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> Self {
        unavailable()
    }
    public func value(at progress: Double) -> Double { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct Spring {
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
    public init(response: Double, dampingRatio: Double) {}
    public static var bouncy: Self { unavailable() }
    public static var smooth: Self { unavailable() }
    public static var snappy: Self { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct ProjectionTransform {
    public init() {}
}

/// The look of a view while it scrolls.
public struct EmptyVisualEffect {
    public func opacity(_ opacity: Double) -> Self { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> Self { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func offset(_ offset: CGSize) -> Self { self }
    public func blur(radius: CGFloat) -> Self { self }
    public func brightness(_ amount: Double) -> Self { self }
    public func saturation(_ amount: Double) -> Self { self }
    public func hueRotation(_ angle: Angle) -> Self { self }
    public func grayscale(_ amount: Double) -> Self { self }
}

/// The change of a view while it scrolls.
public enum ScrollTransitionConfiguration {
    case animated, identity, interactive
}

/// The place of a view while it scrolls.
public enum ScrollTransitionPhase {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double { 0 }
}
