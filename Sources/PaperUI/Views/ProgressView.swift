/// Something is going on: a spinner, or a bar where it is known how far it has come.
public struct ProgressView: View, PrimitiveView {
    private let title: String?
    private let fraction: Double?

    /// A spinner.
    public init() {
        title = nil
        fraction = nil
    }

    /// A spinner with a title.
    public init<S: StringProtocol>(_ title: S) {
        self.title = String(title)
        fraction = nil
    }

    /// A bar that is full when the value reaches the total; a spinner while the value is nil.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        title = nil
        fraction = Self.fraction(value, of: total)
    }

    /// A bar with a title.
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.title = String(title)
        fraction = Self.fraction(value, of: total)
    }

    func resolve(in environment: EnvironmentValues) -> Resolution {
        let label = title.map { [ChildView(Text($0), role: .label)] }
        return Resolution(kind: .progress(fraction), children: label ?? [])
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { min(max(Double($0 / total), 0), 1) }
    }
}
