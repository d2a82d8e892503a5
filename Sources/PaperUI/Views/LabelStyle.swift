/// The look of a label: a view made of its title and its icon.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the label's look, inferred from `makeBody(configuration:)`.
    associatedtype Body: View

    /// The label that the look is made for.
    typealias Configuration = LabelStyleConfiguration

    /// The label's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label that a look is made for.
@MainActor
public struct LabelStyleConfiguration {
    /// The words of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon

    init(title: any View, icon: any View) {
        self.title = Title(view: title)
        self.icon = Icon(view: icon)
    }

    /// The words of a label.
    public struct Title: View, GroupingView {
        let view: any View

        var resolution: Resolution { Resolution(kind: .group, children: [ChildView(view)]) }
    }

    /// The icon of a label.
    public struct Icon: View, GroupingView {
        let view: any View

        var resolution: Resolution { Resolution(kind: .group, children: [ChildView(view)]) }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style of your own is about, as the system draws it.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// A style by which paper shows a part of labels.
protocol DrawnLabelStyle: LabelStyle, SystemStyle {
    nonisolated var parts: LabelParts { get }
}

enum LabelParts { case automatic, both, stack, title, icon }

/// Both; in a picture of a bar the icon.
public struct DefaultLabelStyle: DrawnLabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
    nonisolated var parts: LabelParts { .automatic }
}

public struct TitleAndIconLabelStyle: DrawnLabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
    nonisolated var parts: LabelParts { .both }
}

public struct TitleOnlyLabelStyle: DrawnLabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
    nonisolated var parts: LabelParts { .title }
}

public struct IconOnlyLabelStyle: DrawnLabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
    nonisolated var parts: LabelParts { .icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets the part of the labels in the view that shows, or a look of your own.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelShows, (style as? any DrawnLabelStyle)?.parts ?? .automatic)
            .environment(
                \.labelStyle,
                style is any SystemStyle ? nil : OwnStyle(style) { StyledLabel(style: $0, configuration: $1) }
            )
    }
}

/// What a style makes of a label, at a place of its own: the style may read the environment.
private struct StyledLabel<S: LabelStyle>: View, BuiltInView {
    let style: S
    let configuration: LabelStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration).environment(\.labelStyle, nil) }
}

private struct LabelShowsKey: EnvironmentKey {
    static let defaultValue = LabelParts.automatic
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: OwnStyle<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var labelShows: LabelParts {
        get { self[LabelShowsKey.self] }
        set { self[LabelShowsKey.self] = newValue }
    }

    var labelStyle: OwnStyle<LabelStyleConfiguration>? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
