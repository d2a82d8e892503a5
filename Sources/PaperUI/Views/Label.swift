/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View, BuiltInView {
    @Environment(\.labelShows) private var shows
    @Environment(\.labelStyle) private var style
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
        if let style {
            AnyView(style.view(LabelStyleConfiguration(title: title, icon: icon)))
        } else {
            shown
        }
    }
}

extension Label {
    @ViewBuilder private var shown: some View {
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

    private var both: some View {
        HStack {
            icon
            title
        }
    }
}
