import Foundation

/// An outline that fills the room that it is given. On paper: ``Rectangle``, ``RoundedRectangle``, ``Circle``,
/// ``Capsule`` and ``Ellipse``.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {}

/// One of the outlines that paper knows.
protocol DrawnShape: Shape, PrimitiveView {
    nonisolated var form: ShapeForm { get }
}

extension DrawnShape {
    var resolution: Resolution { Resolution(ShapeElement(form: form)) }
}

/// The form of an outline.
package enum ShapeForm: Hashable, Sendable {
    case rectangle, capsule, circle, ellipse
    /// By a radius in points.
    case rounded(Double)

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

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    nonisolated public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
}
