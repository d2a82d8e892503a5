/// A control that does something when it is tapped. A disabled one does nothing.
public struct Button<Label: View>: View, PrimitiveView {
    @Environment(\.buttonStyle) private var style
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// A button with a label made of views.
    @preconcurrency public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// A button with a title.
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) where Label == Text {
        self.init(role: role, action: action) { Text(title) }
    }

    /// A button with a title and a symbol of the system.
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage name: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) where Label == PaperUI.Label<Text, Image> {
        self.init(role: role, action: action) { PaperUI.Label(title, systemImage: name) }
    }

    var resolution: Resolution {
        let styled = style?.label(ButtonStyleConfiguration(role: role, label: label)) ?? label
        return Resolution(kind: .button(role, action), children: [ChildView(styled, role: .label)])
    }
}
