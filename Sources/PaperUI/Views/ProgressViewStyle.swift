/// The look of a progress view: a view made of its labels and of how far it has come.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the progress view's look, inferred from `makeBody(configuration:)`.
    associatedtype Body: View

    /// The progress view that the look is made for.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The progress view's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The progress view that a look is made for.
@MainActor
public struct ProgressViewStyleConfiguration {
    /// The share that is done, from 0 to 1; nil where nobody knows.
    public let fractionCompleted: Double?
    /// The words of the progress view, if it has any.
    public var label: Label?
    /// The words for how far it has come, if it has any.
    public var currentValueLabel: CurrentValueLabel?

    init(share: Double?, label: (any View)?, current: (any View)?) {
        fractionCompleted = share
        self.label = label.map { Label(view: $0) }
        currentValueLabel = current.map { CurrentValueLabel(view: $0) }
    }

    /// The words of a progress view.
    public struct Label: View, GroupingView {
        let view: any View

        var resolution: Resolution { Resolution(kind: .group, children: [ChildView(view)]) }
    }

    /// The words for how far a progress view has come.
    public struct CurrentValueLabel: View, GroupingView {
        let view: any View

        var resolution: Resolution { Resolution(kind: .group, children: [ChildView(view)]) }
    }
}

public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle {
    public init(tint: Color? = nil) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle {
    public init(tint: Color? = nil) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets the look of progress views: a look of your own, or the system's, a bar or a ring.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(
            \.progressViewStyle,
            style is any SystemStyle
                ? nil : OwnStyle(style) { StyledProgressView(style: $0, configuration: $1) }
        )
        .environment(\.looks.isProgressRound, style is CircularProgressViewStyle)
    }
}

/// What a style makes of a progress view, at a place of its own: the style may read the environment.
private struct StyledProgressView<S: ProgressViewStyle>: View, BuiltInView {
    let style: S
    let configuration: ProgressViewStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration).environment(\.progressViewStyle, nil) }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: OwnStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var progressViewStyle: OwnStyle<ProgressViewStyleConfiguration>? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}
