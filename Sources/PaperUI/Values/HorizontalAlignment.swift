/// The place of a view along the line.
public struct HorizontalAlignment: Equatable, Sendable {
    /// The share of the free room that is left before the view.
    let share: Double

    public static let leading = HorizontalAlignment(share: 0)
    public static let center = HorizontalAlignment(share: 0.5)
    public static let trailing = HorizontalAlignment(share: 1)
}
