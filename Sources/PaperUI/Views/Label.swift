/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View, BuiltInView {
    @Environment(\.labelShows) private var shows
    private let title: Title
    private let icon: Icon

    /// A label made of views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// A title with a symbol of the system.
    public init<S: StringProtocol>(_ title: S, systemImage name: String) where Title == Text, Icon == Image {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title with an asset of the app.
    public init<S: StringProtocol>(_ title: S, image name: String) where Title == Text, Icon == Image {
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

/// The part of labels that shows: one of the system's styles.
public struct DefaultLabelStyle: Sendable, Hashable {
    enum Parts { case automatic, both, stack, title, icon }
    let parts: Parts
}

extension View {
    /// Sets the part of the labels in the view that shows. (Paper has the system's styles and none of your own.)
    public func labelStyle(_ style: DefaultLabelStyle) -> some View {
        environment(\.labelShows, style.parts)
    }
}

extension DefaultLabelStyle {
    /// Both; in a picture of a bar the icon.
    public static let automatic = DefaultLabelStyle(parts: .automatic)
    public static let titleAndIcon = DefaultLabelStyle(parts: .both)
    public static let titleOnly = DefaultLabelStyle(parts: .title)
    public static let iconOnly = DefaultLabelStyle(parts: .icon)
}

private struct LabelShowsKey: EnvironmentKey {
    static let defaultValue = DefaultLabelStyle.Parts.automatic
}

extension EnvironmentValues {
    var labelShows: DefaultLabelStyle.Parts {
        get { self[LabelShowsKey.self] }
        set { self[LabelShowsKey.self] = newValue }
    }
}
