/// A switch between on and off. A disabled one stays as it is.
public struct Toggle<Label: View>: View, PrimitiveView {
    private let isOn: Binding<Bool>
    private let label: Label

    /// A switch with a label made of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    func resolve(in environment: EnvironmentValues) -> Resolution {
        let isOn = isOn
        let kind = Node.Kind.toggle(isOn: isOn.wrappedValue, flip: { isOn.wrappedValue.toggle() })
        return Resolution(kind: kind, children: [ChildView(label, role: .label)])
    }
}

extension Toggle where Label == Text {
    /// A switch with a title.
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
