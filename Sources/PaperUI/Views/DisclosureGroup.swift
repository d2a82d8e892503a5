/// Views that a tap on their label shows and hides.
public struct DisclosureGroup<Label: View, Content: View>: View, BuiltInView, MadeOfButtons {
    @State private var isOpen = false
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: Content

    /// Views with a label made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        (self.content, self.label) = (content(), label())
    }

    /// Views with a label, shown while a binding is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        (self.content, self.label) = (content(), label())
    }

    /// Views with a title.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(content: content, label: { Text(title) })
    }

    /// Views with a title, shown while a binding is true.
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
    }

    public var body: some View {
        let open = isExpanded ?? $isOpen
        Button {
            open.wrappedValue.toggle()
        } label: {
            HStack {
                label
                Image(systemName: open.wrappedValue ? "chevron.down" : "chevron.right")
            }
        }
        if open.wrappedValue { content }
    }
}
