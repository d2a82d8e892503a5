#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation

/// The ends of a line. Paper draws all alike.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// The turns of a line. Paper draws all alike.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
#endif

/// The look of a line. Paper draws its width.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    /// A line so wide, in points.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}
