/// The movement of a change. Nothing moves on paper: a change is there at once, whatever the animation.
public struct Animation: Hashable, Sendable {
    private let name: String

    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let spring = Animation(name: "spring")
    public static let bouncy = Animation(name: "bouncy")
    public static let smooth = Animation(name: "smooth")
    public static let snappy = Animation(name: "snappy")

    public static func linear(duration: Double) -> Animation { linear }
    public static func easeIn(duration: Double) -> Animation { easeIn }
    public static func easeOut(duration: Double) -> Animation { easeOut }
    public static func easeInOut(duration: Double) -> Animation { easeInOut }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { spring }

    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring
    }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
    public static let interactiveSpring = Animation(name: "interactiveSpring")

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { interactiveSpring }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { spring }

    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation { easeInOut }

    public func delay(_ delay: Double) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change. On paper it is there at once, and all animations are complete.
///
/// - Returns: what the closure returns.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Makes a change, and then does what is to be done once the movement is complete: on paper that is at once.
///
/// - Returns: what the first closure returns.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// The time at which a movement is complete. Nothing moves on paper.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// The view that an animation is put on, inside of the closure that says what moves.
public struct PlaceholderContentView<Value>: View, GroupingView {
    nonisolated(unsafe) let view: any View

    nonisolated init(view: any View) {
        self.view = view
    }

    var resolution: Resolution { Resolution(kind: .group, children: [ChildView(view)]) }
}

extension View {
    /// Sets the movement for what a closure puts on the view. Nothing moves on paper.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(view: self))
    }

    /// Sets the movement for changes of the value. Nothing moves on paper.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}
