/// A control that does something when it is tapped. A disabled one does nothing.
public struct Button<Label: View>: View, PrimitiveView {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// A button with a label made of views.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a purpose, and a label made of views.
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    func resolve(in environment: EnvironmentValues) -> Resolution {
        Resolution(kind: .button(role, action), children: [ChildView(label, role: .label)])
    }
}

extension Button where Label == Text {
    /// A button with a title.
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a title and a purpose.
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}
