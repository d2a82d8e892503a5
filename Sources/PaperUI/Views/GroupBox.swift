/// Views in a box with a label.
public struct GroupBox<Label: View, Content: View>: View, BuiltInView {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    /// Views with a label made of views.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
    ) {
        (self.content, self.label) = (content(), label())
    }

    /// Views with a title.
    nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Label == Text {
        self.init(content: content, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Label == Text {
        self.init(content: content, label: { Text(title) })
    }

    public var body: some View {
        VStack(alignment: .leading) {
            label.font(.headline)
            content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
    }
}
