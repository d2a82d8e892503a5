/// Something is going on: a spinner, or a bar where it is known how far it has come.
public struct ProgressView: View, PrimitiveView {
    private let label: (any View)?
    private let share: Double?

    /// A spinner.
    public init() {
        (label, share) = (nil, nil)
    }

    /// A spinner with a label made of views.
    public init<Label: View>(@ViewBuilder label: () -> Label) {
        (self.label, share) = (label(), nil)
    }

    /// A spinner with a title.
    public init<S: StringProtocol>(_ title: S) {
        (label, share) = (Text(title), nil)
    }

    /// A bar that is full when the value reaches the total; a spinner while the value is nil.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        label = nil
        share = value.map { min(max(Double($0 / total), 0), 1) }
    }

    /// A bar with a title.
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        label = Text(title)
        share = ProgressView(value: value, total: total).share
    }

    var resolution: Resolution {
        Resolution(kind: .progress(share), children: label.map { [ChildView($0, role: .label)] } ?? [])
    }
}
