import Foundation

/// A control that offers something to other apps. There are none on paper: a tap does nothing.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View,
    BuiltInView, MadeOfButtons
{
    nonisolated(unsafe) private let label: Label

    nonisolated private init(_ label: Label) {
        self.label = label
    }

    /// A link to several things with previews, with a label made of views.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label())
    }

    /// A link with a label made of views and a preview, which paper does not show.
    nonisolated public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(label())
    }

    public var body: some View {
        Button(action: {}) { label }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// A link to an address, with a label made of views.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(label())
    }

    /// A link to a text, with a label made of views.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(label())
    }

    /// A link to several addresses, with a label made of views.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL {
        self.init(label())
    }

    /// A link to several texts, with a label made of views.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String {
        self.init(label())
    }
}

/// The label of a link: a title with the system's symbol.
public struct DefaultShareLinkLabel: View, BuiltInView {
    private let label: Label<Text, Image>

    nonisolated fileprivate init(_ title: Text = Text(verbatim: "Share…")) {
        label = Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    }

    public var body: some View { label }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A link to several things with previews, by the system's name.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(DefaultShareLinkLabel())
    }

    /// A link with a preview, by the system's name.
    nonisolated public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(DefaultShareLinkLabel())
    }

    /// A link with a title and a preview.
    nonisolated public init<I>(
        _ title: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(DefaultShareLinkLabel(Text(title)))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(DefaultShareLinkLabel(Text(title)))
    }

    /// A link with a title and a preview.
    nonisolated public init<I>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(DefaultShareLinkLabel(title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link to an address, by the system's name.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(DefaultShareLinkLabel())
    }

    /// A link to a text, by the system's name.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(DefaultShareLinkLabel())
    }

    /// A link to several addresses, by the system's name.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(DefaultShareLinkLabel())
    }

    /// A link to several texts, by the system's name.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(DefaultShareLinkLabel())
    }

    /// A link with a title to an address.
    nonisolated public init(
        _ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<URL> {
        self.init(DefaultShareLinkLabel(Text(title)))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<URL> {
        self.init(DefaultShareLinkLabel(Text(title)))
    }

    /// A link with a title to a text.
    nonisolated public init(
        _ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<String> {
        self.init(DefaultShareLinkLabel(Text(title)))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<String> {
        self.init(DefaultShareLinkLabel(Text(title)))
    }

    /// A link with a title to an address.
    nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(DefaultShareLinkLabel(title))
    }

    /// A link with a title to a text.
    nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(DefaultShareLinkLabel(title))
    }
}

/// A preview of what is offered. Paper does not show it.
public struct SharePreview<Image, Icon> {
    public init(_ title: LocalizedStringKey, image: Image, icon: Icon) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
    public init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Image == Never {
    public init(_ title: LocalizedStringKey, icon: Icon) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {}
    public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Icon == Never {
    public init(_ title: LocalizedStringKey, image: Image) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {}
    public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: LocalizedStringKey) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
    public init(_ title: Text) {}
}
