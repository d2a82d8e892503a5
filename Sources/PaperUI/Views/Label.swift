/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View, BuiltInView {
    @Environment(\.labelShows) private var shows
    nonisolated(unsafe) private let title: Title
    nonisolated(unsafe) private let icon: Icon

    /// A label made of views.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// A title with a symbol of the system.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String)
    where Title == Text, Icon == Image {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String)
    where Title == Text, Icon == Image {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title with an asset of the app.
    nonisolated public init(_ title: LocalizedStringKey, image name: String)
    where Title == Text, Icon == Image {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String)
    where Title == Text, Icon == Image {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    public var body: some View {
        switch shows {
        case .automatic: both.modified(by: .automaticLabel)
        case .both: both
        case .stack:
            VStack {
                icon.font(.system(size: 48)).foregroundStyle(.secondary)
                title
            }
        case .title: title
        case .icon: icon.accessibilityLabel((title as? Text)?.content ?? "")
        }
    }
}

extension Label {
    private var both: some View {
        HStack {
            icon
            title
        }
    }
}

/// The look of labels: one of the system's styles, each a part of labels that shows.
public protocol LabelStyle: Sendable {}

/// A style by which paper shows a part of labels.
protocol DrawnLabelStyle: LabelStyle {
    var parts: LabelParts { get }
}

enum LabelParts { case automatic, both, stack, title, icon }

/// Both; in a picture of a bar the icon.
public struct DefaultLabelStyle: DrawnLabelStyle {
    public init() {}
    var parts: LabelParts { .automatic }
}

public struct TitleAndIconLabelStyle: DrawnLabelStyle {
    public init() {}
    var parts: LabelParts { .both }
}

public struct TitleOnlyLabelStyle: DrawnLabelStyle {
    public init() {}
    var parts: LabelParts { .title }
}

public struct IconOnlyLabelStyle: DrawnLabelStyle {
    public init() {}
    var parts: LabelParts { .icon }
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
    /// Sets the part of the labels in the view that shows. (Paper has the system's styles and none of your own.)
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelShows, (style as? any DrawnLabelStyle)?.parts ?? .automatic)
    }
}

private struct LabelShowsKey: EnvironmentKey {
    static let defaultValue = LabelParts.automatic
}

extension EnvironmentValues {
    var labelShows: LabelParts {
        get { self[LabelShowsKey.self] }
        set { self[LabelShowsKey.self] = newValue }
    }
}
