/// A control that pushes a page onto the ``NavigationStack`` around it.
public struct NavigationLink<Label: View>: View, PrimitiveView {
    private let value: AnyHashable?
    private let label: Label

    /// A link to the page for a value. A link without a value is out of use.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.value = value.map { AnyHashable($0) }
        self.label = label()
    }

    func resolve(in environment: EnvironmentValues) -> Resolution {
        let navigation = environment.navigation
        let kind: Node.Kind =
            if let value { .link { navigation?.push(value) } } else { .link(nil) }
        return Resolution(kind: kind, children: [ChildView(label, role: .label)])
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title.
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}
