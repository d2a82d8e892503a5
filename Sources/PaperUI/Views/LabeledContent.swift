/// A value with what it is called.
public struct LabeledContent<Label: View, Content: View>: View, BuiltInView {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    /// Views with a label made of views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
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

    /// A value in text with a title.
    nonisolated public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S)
    where Label == Text, Content == Text {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
    where Label == Text, Content == Text {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// A value in text, as a format writes it where the view stands, with a title.
    nonisolated public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
    where Label == Text, Content == Text, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where Label == Text, Content == Text, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }

    public var body: some View {
        HStack {
            ControlLabel(content: label)
            content.foregroundStyle(.secondary)
        }
    }
}

/// The label at the left of a control that is made of other views, with the room between the two.
struct ControlLabel<Content: View>: View, PrimitiveView {
    let content: Content

    var resolution: Resolution {
        let label: any View = content is Text ? content : Titles(content: content)
        return Resolution(
            kind: .group,
            children: [
                ChildView(label, key: .position(0), role: .controlLabel),
                ChildView(Spacer(), key: .position(1), role: .controlLabel),
            ])
    }
}

/// A label made of views: a title, and what more is said below it.
private struct Titles<Content: View>: View, PrimitiveView {
    let content: Content

    var resolution: Resolution { Resolution(TitlesElement(), children: [ChildView(content)]) }
}

private struct TitlesElement: PaperElement {
    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.titles(part.parts(), width: width)
    }
}
