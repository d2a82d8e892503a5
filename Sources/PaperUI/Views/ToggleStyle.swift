/// The look of a toggle: a view made of its label and of what is on or off.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the toggle's look, inferred from `makeBody(configuration:)`.
    associatedtype Body: View

    /// The toggle that the look is made for.
    typealias Configuration = ToggleStyleConfiguration

    /// The toggle's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The toggle that a look is made for.
@MainActor
public struct ToggleStyleConfiguration {
    /// The words of the toggle.
    public let label: Label
    /// True while the toggle is on; the look may change it.
    @Binding public var isOn: Bool
    /// True for a toggle of several values that differ: never on paper.
    public let isMixed = false

    init(label: any View, isOn: Binding<Bool>) {
        self.label = Label(view: label)
        _isOn = isOn
    }

    /// The words of a toggle.
    public struct Label: View, GroupingView {
        let view: any View

        var resolution: Resolution { Resolution(kind: .group, children: [ChildView(view)]) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style of your own is about, as the system draws it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

public struct DefaultToggleStyle: ToggleStyle, SystemStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct SwitchToggleStyle: ToggleStyle, SystemStyle {
    public init(tint: Color? = nil) {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct ButtonToggleStyle: ToggleStyle, SystemStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

public struct CheckboxToggleStyle: ToggleStyle, SystemStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
    /// Sets the look of toggles: a switch, a button that is filled while it is on, or a look of your own.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.looks.isToggleButton, style is ButtonToggleStyle)
            .environment(
                \.toggleStyle,
                style is any SystemStyle
                    ? nil : OwnStyle(style) { StyledToggle(style: $0, configuration: $1) })
    }
}

/// What a style makes of a toggle, at a place of its own: the style may read the environment.
private struct StyledToggle<S: ToggleStyle>: View, BuiltInView {
    let style: S
    let configuration: ToggleStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration).environment(\.toggleStyle, nil) }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: OwnStyle<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var toggleStyle: OwnStyle<ToggleStyleConfiguration>? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}
