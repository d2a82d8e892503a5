/// A switch between on and off. A disabled one stays as it is.
public struct Toggle<Label: View>: View, PrimitiveView {
    private let isOn: Binding<Bool>
    private let label: Label

    /// A switch with a label made of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A switch with a title.
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A switch with a title and a symbol of the system.
    public init<S: StringProtocol>(_ title: S, systemImage name: String, isOn: Binding<Bool>)
    where Label == PaperUI.Label<Text, Image> {
        self.init(isOn: isOn) { PaperUI.Label(title, systemImage: name) }
    }

    var resolution: Resolution {
        Resolution(
            kind: .toggle(isOn: isOn.wrappedValue, flip: { [isOn] in isOn.wrappedValue.toggle() }),
            children: [ChildView(label, role: .label)])
    }
}
