/// A value in a range, chosen by its share of it.
public struct Slider<Label: View>: View, PrimitiveView {
    private let share: Double
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
        let length = most > least ? most - least : 1
        share = min(max((Double(value.wrappedValue) - least) / length, 0), 1)
        set = { share in
            var new = least + min(max(share, 0), 1) * length
            if let step, step > 0 { new = min(least + ((new - least) / step).rounded() * step, most) }
            value.wrappedValue = V(new)
        }
        self.label = label
    }

    var resolution: Resolution {
        Resolution(
            kind: .slider(share, set: { [set] in set($0) }), children: [ChildView(label, role: .label)])
    }
}
