import Foundation

/// An outline that fills the room that it is given. On paper: ``Rectangle``, ``RoundedRectangle``, ``Circle``,
/// ``Capsule`` and ``Ellipse``.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {}

/// One of the outlines that paper knows.
protocol DrawnShape: Shape, PrimitiveView {
    var form: ShapeForm { get }
}

extension DrawnShape {
    var resolution: Resolution { Resolution(ShapeElement(form: form)) }
}

/// The form of an outline.
package enum ShapeForm: Hashable, Sendable {
    case rectangle, capsule, circle, ellipse
    /// By a radius in points.
    case rounded(Double)

    @MainActor
    init(_ shape: some Shape) {
        self = (shape as? any DrawnShape)?.form ?? .rectangle
    }

    /// The name of the shape that has the outline.
    var name: String {
        switch self {
        case .rectangle: "Rectangle"
        case .rounded: "RoundedRectangle"
        case .capsule: "Capsule"
        case .circle: "Circle"
        case .ellipse: "Ellipse"
        }
    }

    /// The radius of the corners, in points.
    func radius(width: Double, height: Double) -> Double {
        switch self {
        case .rectangle: 0
        case .rounded(let radius): min(radius, width / 2, height / 2)
        case .capsule, .circle, .ellipse: min(width, height) / 2
        }
    }
}

extension ShapeForm {
    /// The outline with a radius that can be drawn. One that is too great makes a half circle.
    func drawable(_ odd: inout OddNumbers) -> ShapeForm {
        guard case .rounded(let radius) = self else { return self }
        return .rounded(odd.limit(radius, "The radius of a corner") ?? 0)
    }
}

/// An outline that fills its room, and how it is painted. Where nobody says how high the room is, it is as high as a row;
/// a circle is then as large as the width allows.
struct ShapeElement: PaperElement {
    var form: ShapeForm
    /// nil is the colour of text there.
    var fill: Color?
    var stroke: Color?
    /// Of the stroke, in points; nil where the outline is filled.
    var lineWidth: Double?
    var name: String?

    var fillsItsRoom: Bool { true }

    func covers(_ part: Part) -> Bool {
        form == .rectangle && lineWidth == nil && (fill ?? part.environment.foreground ?? .primary).isVisible
    }

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? {
        var drawable = self
        drawable.form = form.drawable(&odd)
        drawable.lineWidth = lineWidth.map { odd.length($0, "The width of a line", or: 1) }
        odd.color(fill)
        odd.color(stroke)
        return drawable
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] { [] }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        let ink = drawing.ink(in: part.environment)
        let paint = palette.fill((stroke ?? fill ?? ink).upon(ink))
        var (width, height) = (width, drawing.roomHeight ?? 44)
        if form == .circle {
            width = min(width, drawing.roomHeight ?? width)
            height = width
        }
        let radius = form.radius(width: width, height: height)
        var picture = Picture(width: width, height: height)
        if let thickness = lineWidth {
            picture.add(
                .outline(width: width, height: height, radius: radius, thickness: thickness, stroke: paint))
        } else {
            picture.add(.box(width: width, height: height, radius: radius, fill: paint))
        }
        return picture
    }
}

extension Node {
    /// True for an outline.
    var isShape: Bool { isElement(ShapeElement.self) }
}

/// An outline that is painted in its own way. SwiftUI has a name for each way, and no one writes any of them.
public struct PaintedShape: View, PrimitiveView {
    let shape: ShapeElement

    init(shape: ShapeElement) {
        self.shape = shape
    }

    /// Its name is that of the outline, in whatever way that is painted.
    var resolution: Resolution {
        var named = shape
        named.name = shape.form.name
        return Resolution(named)
    }
}

extension Shape {
    /// The shape filled. On paper only a ``Color`` shows.
    public func fill<S: ShapeStyle>(_ content: S) -> PaintedShape {
        PaintedShape(shape: ShapeElement(form: ShapeForm(self), fill: Color(content)))
    }

    /// The shape filled in the colour of text.
    public func fill() -> PaintedShape {
        PaintedShape(shape: ShapeElement(form: ShapeForm(self)))
    }

    /// A line along the shape, its width in points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> PaintedShape {
        PaintedShape(
            shape: ShapeElement(
                form: ShapeForm(self), stroke: Color(content), lineWidth: Double(lineWidth)))
    }

    /// A line along the shape in the colour of text, its width in points.
    public func stroke(lineWidth: CGFloat = 1) -> PaintedShape {
        PaintedShape(shape: ShapeElement(form: ShapeForm(self), lineWidth: Double(lineWidth)))
    }

    /// A line along the shape, drawn in a style.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> PaintedShape {
        stroke(content, lineWidth: style.lineWidth)
    }

    /// A line along the shape in the colour of text, drawn in a style.
    public func stroke(style: StrokeStyle) -> PaintedShape {
        stroke(lineWidth: style.lineWidth)
    }

    /// A line along the inside of the shape, drawn in a style.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> PaintedShape {
        stroke(content, lineWidth: style.lineWidth)
    }

    /// A line along the inside of the shape in the colour of text, its width in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> PaintedShape {
        stroke(lineWidth: lineWidth)
    }

    /// A line along the inside of the shape, its width in points.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> PaintedShape {
        stroke(content, lineWidth: lineWidth)
    }
}

extension PaintedShape {
    /// A line along the shape, upon what is painted already.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        var line = shape
        (line.fill, line.stroke, line.lineWidth) = (nil, Color(content), Double(lineWidth))
        return overlay { PaintedShape(shape: line) }
    }

    /// A line along the shape, drawn in a style, upon what is painted already.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        stroke(content, lineWidth: style.lineWidth)
    }

    /// A line along the inside of the shape, upon what is painted already.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, lineWidth: lineWidth)
    }

    /// The shape filled, below what is painted already.
    public func fill<S: ShapeStyle>(_ content: S) -> some View {
        var filling = shape
        (filling.fill, filling.stroke, filling.lineWidth) = (Color(content), nil, nil)
        return background { PaintedShape(shape: filling) }
    }
}

/// The ends of a line. Paper draws all alike.
public enum LineCap: Sendable {
    case butt, round, square
}

/// The turns of a line. Paper draws all alike.
public enum LineJoin: Sendable {
    case miter, round, bevel
}

/// The look of a line. Paper draws its width.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat

    /// A line so wide, in points.
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
    }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
