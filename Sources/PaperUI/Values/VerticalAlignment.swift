/// The place of a view up and down.
public struct VerticalAlignment: Equatable, Sendable {
    /// The share of the free room that is left above the view.
    let share: Double
    /// The text whose base line stands on one line with its neighbours', in a row.
    var baseline: Baseline?

    enum Baseline { case first, last }

    public static let top = VerticalAlignment(share: 0)
    public static let center = VerticalAlignment(share: 0.5)
    public static let bottom = VerticalAlignment(share: 1)
    public static let firstTextBaseline = VerticalAlignment(share: 0, baseline: .first)
    public static let lastTextBaseline = VerticalAlignment(share: 1, baseline: .last)
}
