/// The look of a button: a view made of its label.
///
/// Paper has no fingers that stay down: `isPressed` is always false.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the button's look, inferred from `makeBody(configuration:)`.
    associatedtype Body: View

    /// The button that the look is made for.
    typealias Configuration = ButtonStyleConfiguration

    /// The button's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The button that a look is made for.
@MainActor
public struct ButtonStyleConfiguration {
    /// The purpose of the button, beyond its title.
    public let role: ButtonRole?
    /// The words of the button.
    public let label: Label
    /// True while a finger is on the button: never on paper.
    public let isPressed = false

    init(role: ButtonRole?, label: any View) {
        self.role = role
        self.label = Label(view: label)
    }

    /// The words of a button.
    public struct Label: View, GroupingView {
        let view: any View

        var resolution: Resolution { Resolution(kind: .group, children: [ChildView(view)]) }
    }
}

/// One of the looks that the system has.
public protocol PrimitiveButtonStyle: Sendable {}

public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct GlassButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct GlassProminentButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

// Paper has no glass: these buttons are bordered.
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension View {
    /// Sets the look of the buttons in the view. Shown in pictures; in text all buttons are alike.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let look: ButtonLook =
            switch style {
            case is BorderedProminentButtonStyle, is GlassProminentButtonStyle: .prominent
            case is BorderedButtonStyle, is GlassButtonStyle: .bordered
            case is PlainButtonStyle: .plain
            case is BorderlessButtonStyle: .borderless
            default: .automatic
            }
        return environment(\.buttonLook, look).environment(\.buttonStyle, nil)
    }

    /// Makes the buttons in the view look your way.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, OwnStyle(style) { StyledButton(style: $0, configuration: $1) })
            .environment(\.buttonLook, .plain)
    }
}

/// The system's looks of a button.
enum ButtonLook {
    case automatic, borderless, plain, bordered, prominent
}

/// What a style makes of a button's label, at a place of its own: the style may read the environment.
private struct StyledButton<S: ButtonStyle>: View, BuiltInView {
    let style: S
    let configuration: ButtonStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

private struct ButtonLookKey: EnvironmentKey { static let defaultValue = ButtonLook.automatic }
private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: OwnStyle<ButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var buttonLook: ButtonLook {
        get { self[ButtonLookKey.self] }
        set { self[ButtonLookKey.self] = newValue }
    }

    var buttonStyle: OwnStyle<ButtonStyleConfiguration>? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}
