/// A colour of an app's assets. Xcode makes one for each, as `.cardBackground`; where there is no Xcode, write it in an
/// extension: `static let cardBackground = ColorResource(name: "cardBackground", bundle: .main)`.
public struct ColorResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

/// An image of an app's assets. Xcode makes one for each, as `.logo`; where there is no Xcode, write it in an extension:
/// `static let logo = ImageResource(name: "logo", bundle: .main)`.
public struct ImageResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

extension Color {
    /// A colour of the app's assets. There are none on paper: it is drawn in grey.
    public init(_ resource: ColorResource) {
        self.init(resource.name)
    }
}

extension Image {
    /// An asset of the app.
    nonisolated public init(_ resource: ImageResource) {
        self.init(resource.name)
    }

    /// An asset of the app, with what a screen reader says for it.
    nonisolated public init(_ resource: ImageResource, label: Text) {
        self.init(resource.name, label: label)
    }

    /// An asset of the app that a screen reader passes over.
    nonisolated public init(decorative resource: ImageResource) {
        self.init(decorative: resource.name)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with an asset of the app.
    nonisolated public init(_ title: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}
