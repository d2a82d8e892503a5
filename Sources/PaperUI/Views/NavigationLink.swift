/// A control that pushes a page onto the ``NavigationStack`` around it. Without one it is out of use.
public struct NavigationLink<Label: View, Destination: View> {
    @Environment(\.navigation) private var navigation
    @State private var page: LinkedPage?
    private let value: AnyHashable?
    private let destination: Destination?
    private let label: Label

    /// A link to a page of its own, which no path tells of.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        value = nil
        self.destination = destination()
        self.label = label()
        _page = State(initialValue: LinkedPage())
    }

    /// A link to a page of its own, in the older order.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label)
    }
}

extension NavigationLink: View, PrimitiveView {
    var resolution: Resolution {
        if navigation == nil { Evaluation.current?.note(.linkWithoutStack) }
        return Resolution(LinkElement(push: push), children: [ChildView(label, role: .label)])
    }

    @MainActor private var push: (@MainActor () -> Void)? {
        guard let navigation else { return nil }
        if let page, let destination {
            // The page may be on the screen already: it follows what its link has captured.
            page.content = destination
            return { navigation.push(page) }
        }
        guard let value else { return nil }
        return { navigation.push(value) }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page for a value. A link without a value is out of use.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.value = value.map { AnyHashable($0) }
        destination = nil
        self.label = label()
    }

    /// A link with a title.
    public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title to a page of its own.
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination, label: { Text(title) })
    }

    /// A link with a title to a page of its own, in the older form.
    public init(_ title: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: { destination }, label: { Text(title) })
    }
}

/// A label that leads to another page.
private struct LinkElement: PaperElement {
    /// nil where there is nowhere to go.
    let push: (@MainActor () -> Void)?

    var isElement: Bool { true }
    var elementType: String? { "button" }

    var isTappable: Bool { true }
    func tapAction(in environment: EnvironmentValues) -> (@MainActor () -> Void)? { push }

    func whyOutOfUse(in environment: EnvironmentValues) -> String? {
        guard push == nil else { return nil }
        return environment.navigation != nil ? "it has no value" : "there is no NavigationStack around it"
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        let label = drawing.narrower(2).lines(of: part.parts(.label))
        return [(label.first ?? "") + " ›"] + label.dropFirst()
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        var chevron = Picture(width: 8, height: 14)
        chevron.add(.strokes("l6 6l-6 6", thickness: 2, stroke: palette.disabled), x: 1, y: 1)
        let label = drawing.labelling(part).column(part.parts(.label), width: width - 16)
        return drawing.ends(label, chevron, width: width)
    }
}
