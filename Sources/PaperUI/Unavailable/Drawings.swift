import Foundation

@available(
    *, unavailable, message: "SwiftUI has it; write Rectangle, RoundedRectangle, Circle, Ellipse or Capsule."
)
public struct Canvas<Symbols: View>: View {
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {}
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {}
    public typealias Body = Never
}

@available(
    *, unavailable, message: "SwiftUI has it; write Rectangle, RoundedRectangle, Circle, Ellipse or Capsule."
)
public struct GraphicsContext {
    public var opacity: Double {
        get { unavailable() }
        set {}
    }
    public func fill(_ path: Path, with shading: Shading) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public mutating func clip(to path: Path) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public func drawLayer(content: (inout GraphicsContext) -> Void) {}
    public func resolve(_ text: Text) -> Text { unavailable() }
    public func resolve(_ image: Image) -> Image { unavailable() }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect) {}

    /// The paint of a canvas.
    public struct Shading {
        public static var foreground: Self { unavailable() }
        public static func color(_ color: Color) -> Self { unavailable() }
        public static func style<S: ShapeStyle>(_ style: S) -> Self { unavailable() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
            -> Self
        { unavailable() }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Self { unavailable() }
    }
}

@available(
    *, unavailable, message: "SwiftUI has it; write Rectangle, RoundedRectangle, Circle, Ellipse or Capsule."
)
public struct Path: Shape {
    public typealias Body = Never
    public init() {}
    public init(_ callback: (inout Path) -> Void) {}
    public init(_ rect: CGRect) {}
    public init(ellipseIn rect: CGRect) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    public var boundingRect: CGRect { unavailable() }
    public var isEmpty: Bool { unavailable() }
    public var currentPoint: CGPoint? { unavailable() }
    public func contains(_ point: CGPoint) -> Bool { unavailable() }
    public mutating func move(to end: CGPoint) {}
    public mutating func addLine(to end: CGPoint) {}
    public mutating func addLines(_ lines: [CGPoint]) {}
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {}
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {}
    public mutating func addRect(_ rect: CGRect) {}
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {}
    public mutating func addEllipse(in rect: CGRect) {}
    public mutating func addPath(_ path: Path) {}
    public mutating func closeSubpath() {}
    public func strokedPath(_ style: StrokeStyle) -> Path { unavailable() }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { unavailable() }
}

@available(
    *, unavailable, message: "SwiftUI has it; write Rectangle, RoundedRectangle, Circle, Ellipse or Capsule."
)
public struct AnyShape: Shape {
    public typealias Body = Never
    public init<S: Shape>(_ shape: S) {}
}

@available(
    *, unavailable, message: "SwiftUI has it; write Rectangle, RoundedRectangle, Circle, Ellipse or Capsule."
)
extension Shape {
    public func path(in rect: CGRect) -> Path { unavailable() }
    public func intersection<S: Shape>(_ other: S) -> Self { self }
    public func union<S: Shape>(_ other: S) -> Self { self }
    public func subtracting<S: Shape>(_ other: S) -> Self { self }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
}

@available(
    *, unavailable, message: "SwiftUI has it; write Rectangle, RoundedRectangle, Circle, Ellipse or Capsule."
)
extension View {
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> Self { self }
    public func containerShape<S: Shape>(_ shape: S) -> Self { self }
}
