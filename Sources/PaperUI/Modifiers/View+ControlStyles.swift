import Foundation

// How the controls in a view look. It shows in pictures; in text all of a kind are alike.
extension View {
    /// Sets the look of text fields: a box in a picture, or, where none is asked for, nothing around the text.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.looks.field, style is RoundedBorderTextFieldStyle ? .outlined : .plain)
    }

    /// Sets the look of gauges: a ring, or a line.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let look: GaugeLook =
            switch style {
            case is AccessoryCircularGaugeStyle: .ring
            case is AccessoryCircularCapacityGaugeStyle: .filledRing
            default: .line
            }
        return environment(\.looks.gauge, look)
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
    var field = FieldLook.plain
    var gauge = GaugeLook.line
    var isProgressRound = false
    var isToggleButton = false
    var isListPlain = false
    var buttonShape = ButtonBorderShape.automatic
    var areLabelsHidden = false
}

/// The frame of a text field.
enum FieldLook {
    case outlined, plain
    /// A value at the end of a row.
    case capsule
}

/// The form of a gauge.
enum GaugeLook {
    case line
    /// Open below, with a mark where the value stands.
    case ring
    /// Closed, and filled up to the value.
    case filledRing
}

private struct ControlLooksKey: EnvironmentKey { static let defaultValue = ControlLooks() }

extension EnvironmentValues {
    var looks: ControlLooks {
        get { self[ControlLooksKey.self] }
        set { self[ControlLooksKey.self] = newValue }
    }
}
