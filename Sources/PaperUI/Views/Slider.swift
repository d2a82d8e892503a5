/// A value in a range, chosen by its share of it.
public struct Slider<Label: View>: View, PrimitiveView {
    private let share: Double
    /// The length of the range where nothing has a share of it.
    private let oddLength: Double?
    private let set: (Double) -> Void
    private let label: Label

    /// A slider with a label made of views, bound to a value in a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label())
    }

    /// A slider with a label made of views, bound to a value that goes through a range in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label())
    }

    /// A slider bound to a value in a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Label == EmptyView {
        self.init(value, bounds, step: nil, EmptyView())
    }

    /// A slider bound to a value that goes through a range in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Label == EmptyView {
        self.init(value, bounds, step: Double(step), EmptyView())
    }

    /// A slider with a label, and views at its ends, which paper does not show.
    public init<V: BinaryFloatingPoint, Least: View, Most: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> Least, @ViewBuilder maximumValueLabel: () -> Most,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label())
    }

    /// A slider that goes through a range in steps, with a label, and views at its ends, which paper does not show.
    public init<V: BinaryFloatingPoint, Least: View, Most: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> Least, @ViewBuilder maximumValueLabel: () -> Most,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label())
    }

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, _ label: Label
    ) {
        let (least, most) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        let length = most - least
        let share = (Double(value.wrappedValue) - least) / (length > 0 ? length : 1)
        self.share = share.isFinite ? min(max(share, 0), 1) : share
        oddLength = length.isFinite ? nil : length
        set = { share in
            guard length.isFinite, !share.isNaN else { return }
            var new = least + min(max(share, 0), 1) * length
            if let step, step > 0, step.isFinite {
                new = min(least + ((new - least) / step).rounded() * step, most)
            }
            value.wrappedValue = V(new)
        }
        self.label = label
    }

    var resolution: Resolution {
        if let oddLength {
            let number = OddNumber("The length of a Slider's range", oddLength)
            Evaluation.current?.note(.oddNumber(number))
        }
        return Resolution(
            kind: .slider(oddLength == nil ? share : 0, set: { [set] in set($0) }),
            children: [ChildView(label, role: .label)])
    }
}
