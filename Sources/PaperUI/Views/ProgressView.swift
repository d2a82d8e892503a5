import Foundation

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
        let share = value.map { Double($0 / total) }
        self.share = share.map { $0.isFinite ? min(max($0, 0), 1) : $0 }
    }

    /// A bar with a title.
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        label = Text(title)
        share = ProgressView(value: value, total: total).share
    }

    /// A bar with a label made of views.
    public init<Label: View, V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        share = ProgressView(value: value, total: total).share
    }

    /// A bar with a label made of views, and what it stands at.
    public init<Label: View, Current: View, V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.label = VStack(alignment: .leading) {
            label()
            currentValueLabel().font(.caption).foregroundStyle(.secondary)
        }
        share = ProgressView(value: value, total: total).share
    }

    /// A bar that runs through a range of dates. Time stands still on paper, and the bar at its beginning.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        (label, share) = (nil, countsDown ? 1 : 0)
    }

    var resolution: Resolution {
        Resolution(kind: .progress(share), children: label.map { [ChildView($0, role: .label)] } ?? [])
    }
}
