/// Views that a tap on their label shows and hides.
public struct DisclosureGroup<Label: View, Content: View>: View, BuiltInView, MadeOfButtons {
    @State private var isOpen = false
    private let isExpanded: Binding<Bool>?
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: () -> Content

    /// Views with a label made of views.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        (self.content, self.label) = (content, label())
    }

    /// Views with a label, shown while a binding is true.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        (self.content, self.label) = (content, label())
    }

    /// Views with a title.
    nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
    where Label == Text {
        self.init(content: content, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content)
    where Label == Text {
        self.init(content: content, label: { Text(title) })
    }

    /// Views with a title, shown while a binding is true.
    nonisolated public init(
        _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {
        self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {
        self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
    }

    public var body: some View {
        let open = isExpanded ?? $isOpen
        Button {
            open.wrappedValue.toggle()
        } label: {
            DisclosureLabel(
                label: label, chevron: Image(systemName: open.wrappedValue ? "chevron.down" : "chevron.right")
            )
        }
        if open.wrappedValue { content() }
    }
}

/// A label, and a chevron at the edge.
private struct DisclosureLabel<Label: View>: View, PrimitiveView {
    let label: Label
    let chevron: Image

    var resolution: Resolution {
        Resolution(
            DisclosureLabelElement(),
            children: [
                ChildView(label, key: .position(0)),
                ChildView(chevron, key: .position(1), role: .footer),
            ])
    }
}

private struct DisclosureLabelElement: PaperElement {
    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        drawing.sideBySide(part.parts() + part.parts(.footer))
    }

    /// In a row of a list only the chevron is in the colour of what can be tapped.
    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        var label = drawing
        if drawing.isInRow, drawing.tint != .disabled { label.tint = .primary }
        let chevron = drawing.column(part.parts(.footer), width: width)
        return drawing.ends(
            label.titles(part.parts(), width: width - chevron.width - 8), chevron, width: width)
    }
}
