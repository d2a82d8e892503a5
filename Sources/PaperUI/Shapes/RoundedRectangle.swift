import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: DrawnShape {
    private let radius: Double

    /// A rectangle with corners of a radius in points.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        radius = Double(cornerRadius)
    }

    /// A rectangle with corners of a size in points. Paper draws them round.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        radius = Double(min(cornerSize.width, cornerSize.height))
    }

    var form: ShapeForm { .rounded(radius) }
}

/// The ways to round a corner. Paper draws both alike.
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}
