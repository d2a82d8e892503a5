/// What a button is for, beyond its title.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// A button that deletes something. It is drawn in red.
    public static let destructive = ButtonRole(name: "destructive")

    /// A button that ends something without doing it.
    public static let cancel = ButtonRole(name: "cancel")
}
