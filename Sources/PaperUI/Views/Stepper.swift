import Foundation

/// A control with a button that makes a value less and one that makes it more, by the names "Decrement" and
/// "Increment".
public struct Stepper<Label: View>: View, PrimitiveView {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let decrement: (() -> Void)?
    nonisolated(unsafe) private let increment: (() -> Void)?

    /// A stepper that says what to do; without something to do, its button is out of use.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        (increment, decrement) = (onIncrement, onDecrement)
    }

    /// A stepper with a title that says what to do.
    nonisolated public init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    /// A stepper bound to a value, in steps.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = stepped(value.wrappedValue, by: step) },
            onDecrement: { value.wrappedValue = stepped(value.wrappedValue, by: step, isBack: true) })
    }

    /// A stepper bound to a value that stays in a range.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let more: () -> Void = {
            value.wrappedValue = min(stepped(value.wrappedValue, by: step), bounds.upperBound)
        }
        let less: () -> Void = {
            value.wrappedValue = max(stepped(value.wrappedValue, by: step, isBack: true), bounds.lowerBound)
        }
        let current = value.wrappedValue
        self.init(
            label: label, onIncrement: current < bounds.upperBound ? more : nil,
            onDecrement: current > bounds.lowerBound ? less : nil)
    }

    /// A stepper with a title, bound to a value, in steps.
    nonisolated public init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text {
        self.init(value: value, step: step) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text {
        self.init(value: value, step: step) { Text(title) }
    }

    /// A stepper with a title, bound to a value that stays in a range.
    nonisolated public init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }

    /// A stepper with a title, bound to a value, in steps. Paper does not show the value: a phone does not, either.
    nonisolated public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text, F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(title, value: value, step: step)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text, F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(title, value: value, step: step)
    }

    /// A stepper with a title, bound to a value that stays in a range.
    nonisolated public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text, F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(title, value: value, in: bounds, step: step)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text, F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(title, value: value, in: bounds, step: step)
    }

    var resolution: Resolution {
        let buttons = Group {
            Button("−") { decrement?() }.accessibilityLabel("Decrement").disabled(decrement == nil)
            Button("+") { increment?() }.accessibilityLabel("Increment").disabled(increment == nil)
        }
        .buttonStyle(.bordered)
        .tint(.primary)
        return Resolution(
            StepperElement(),
            children: [
                ChildView(label, key: .position(0), role: .controlLabel),
                ChildView(buttons, key: .position(1)),
            ])
    }
}

/// A label with the two buttons at its right.
private struct StepperElement: PaperElement {
    var isElement: Bool { true }
    var isNamedByLabelAlone: Bool { true }
    var elementType: String? { "stepper" }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        let label = part.parts(.controlLabel)
        return drawing.row(
            (label.isEmpty ? [] : [drawing.lines(of: label), nil])
                + part.parts().map { drawing.lines(of: $0) })
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let buttons = drawing.row(part.parts(), width: width)
        if part.environment.looks.areLabelsHidden { return buttons }
        let label = drawing.titles(part.parts(.controlLabel), width: max(width - buttons.width - 8, 0))
        return drawing.ends(label, buttons, width: width)
    }
}

/// The value a step further, or back. A whole number goes as far as its type does.
private func stepped<V: Strideable>(_ value: V, by step: V.Stride, isBack: Bool = false) -> V {
    guard let number = value as? any FixedWidthInteger, let step = step as? Int else {
        let new = value.advanced(by: isBack ? -step : step)
        // What is no number equals nothing.
        return new == new ? new : value
    }
    return bounded(number, step, isBack) as? V ?? value
}

private func bounded<N: FixedWidthInteger>(_ number: N, _ step: Int, _ isBack: Bool) -> N {
    let isUp = (step > 0) != isBack
    // The room may be larger than the type's greatest number, but not than that of its magnitudes.
    let room = N.Magnitude(truncatingIfNeeded: isUp ? N.max &- number : number &- N.min)
    guard step.magnitude <= room else { return isUp ? .max : .min }
    let size = N(truncatingIfNeeded: step.magnitude)
    return isUp ? number &+ size : number &- size
}
