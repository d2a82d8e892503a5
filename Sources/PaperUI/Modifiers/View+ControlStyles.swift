import Foundation

// How the controls in a view look. It shows in pictures; in text all of a kind are alike.
extension View {
    /// Sets the look of text fields. In a picture a plain one has no box; one of no style has.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let look: FieldLook =
            switch style {
            case is PlainTextFieldStyle: .plain
            case is RoundedBorderTextFieldStyle: .outlined
            default: .filled
            }
        return environment(\.looks.field, look)
    }

    /// Sets the look of lists: cards, or rows from edge to edge.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.looks.isListPlain, style is PlainListStyle || style is InsetListStyle)
    }

    /// The outline of buttons that have a box.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.looks.buttonShape, shape)
    }

    /// Does not show the labels of controls, neither in pictures nor in text. A screen reader says them.
    nonisolated public func labelsHidden() -> some View {
        environment(\.looks.areLabelsHidden, true)
    }
}

/// The looks of controls in a picture.
struct ControlLooks: Equatable {
    var field = FieldLook.filled
    var isToggleButton = false
    var isListPlain = false
    var buttonShape = ButtonBorderShape.automatic
    var areLabelsHidden = false
}

/// The frame of a text field.
enum FieldLook {
    case filled, outlined, plain
    /// A value at the end of a row.
    case capsule
}

private struct ControlLooksKey: EnvironmentKey { static let defaultValue = ControlLooks() }

extension EnvironmentValues {
    var looks: ControlLooks {
        get { self[ControlLooksKey.self] }
        set { self[ControlLooksKey.self] = newValue }
    }
}
