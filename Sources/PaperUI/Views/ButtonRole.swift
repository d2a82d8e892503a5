/// The purpose of a button, beyond its title.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// A button that deletes something. It is drawn in red.
    public static let destructive = ButtonRole(name: "destructive")

    /// A button that ends something without doing it.
    public static let cancel = ButtonRole(name: "cancel")

    /// A button that closes what has been shown.
    public static let close = ButtonRole(name: "close")

    /// A button that says yes to something.
    public static let confirm = ButtonRole(name: "confirm")
}

/// The label of a button that has nothing but a role. On paper: a symbol, and the role as a word.
public struct DefaultButtonLabel: View, BuiltInView {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .confirm: Label("Confirm", systemImage: "checkmark")
        case .close: Label("Close", systemImage: "xmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Label("Cancel", systemImage: "xmark")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button that says what its role says.
    @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
