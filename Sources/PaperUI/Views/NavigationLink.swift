/// A control that pushes a page onto the ``NavigationStack`` around it. Without one it is out of use.
public struct NavigationLink<Label: View>: View, PrimitiveView {
    @Environment(\.navigation) private var navigation
    private let value: AnyHashable?
    private let label: Label

    /// A link to the page for a value. A link without a value is out of use.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.value = value.map { AnyHashable($0) }
        self.label = label()
    }

    /// A link with a title.
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }

    var resolution: Resolution {
        if navigation == nil { Evaluation.current?.note(.linkWithoutStack) }
        let push = navigation.flatMap { navigation in
            value.map { value in { @MainActor in navigation.push(value) } }
        }
        return Resolution(kind: .link(push), children: [ChildView(label, role: .label)])
    }
}
