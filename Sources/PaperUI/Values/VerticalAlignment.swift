/// Where a view stands up and down.
public struct VerticalAlignment: Equatable, Sendable {
    /// The share of the free room that is left above the view.
    let share: Double

    public static let top = VerticalAlignment(share: 0)
    public static let center = VerticalAlignment(share: 0.5)
    public static let bottom = VerticalAlignment(share: 1)
}
