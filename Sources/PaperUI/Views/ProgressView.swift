/// Something is going on: a spinner, or a bar where it is known how far it has come.
public struct ProgressView: View, PrimitiveView {
    private let title: String?
    private let share: Double?

    /// A spinner.
    public init() {
        (title, share) = (nil, nil)
    }

    /// A spinner with a title.
    public init<S: StringProtocol>(_ title: S) {
        (self.title, share) = (String(title), nil)
    }

    /// A bar that is full when the value reaches the total; a spinner while the value is nil.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        title = nil
        share = value.map { min(max(Double($0 / total), 0), 1) }
    }

    /// A bar with a title.
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.title = String(title)
        share = ProgressView(value: value, total: total).share
    }

    var resolution: Resolution {
        let labels = [title].compactMap { $0 }.map { ChildView(Text($0), role: .label) }
        return Resolution(kind: .progress(share), children: labels)
    }
}
