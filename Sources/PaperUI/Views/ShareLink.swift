/// A control that offers something to other apps. There are none on paper: a tap does nothing.
public struct ShareLink<Label: View>: View, BuiltInView, MadeOfButtons {
    private let label: Label

    /// A link with a label made of views.
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// A link to several things, with a label made of views.
    public init<Items: Sequence>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// A link with a label made of views and a preview, which paper does not show.
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View {
        Button(action: {}) { label }
    }
}

extension ShareLink where Label == PaperUI.Label<Text, Image> {
    /// A link by the system's name.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil) {
        self.init("Share…", item: item)
    }

    /// A link to several things by the system's name.
    public init<Items: Sequence>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init("Share…", item: items)
    }

    /// A link with a title.
    public init<S: StringProtocol, Item>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
    ) {
        self.init(item: item) { PaperUI.Label(title, systemImage: "square.and.arrow.up") }
    }
}

/// A preview of what is offered. Paper does not show it.
public struct SharePreview {
    public init<S: StringProtocol>(_ title: S) {}
    public init<S: StringProtocol>(_ title: S, image: Image) {}
    public init<S: StringProtocol>(_ title: S, icon: Image) {}
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Image) {}
}
