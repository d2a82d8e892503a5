import Foundation

/// A shape that is painted, and may be painted again.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    nonisolated var shape: Content { get }
}

/// An outline that is painted in its own way.
private struct PaintedShape<Content: Shape> {
    let shape: Content
    let element: ShapeElement
}

extension PaintedShape: ShapeView, PrimitiveView {
    /// Its name is that of the outline, in whatever way that is painted.
    var resolution: Resolution {
        var named = element
        named.name = element.form.name
        return Resolution(named)
    }
}

/// A painted outline below or upon another one.
private struct LayeredShape<Content: Shape> {
    let shape: Content
    let inner: any View
    let modifier: Modifier
}

extension LayeredShape: ShapeView, ModifiedView {
    typealias Body = Never
}

/// The line along an outline. As any shape it may be filled.
private struct StrokedShape: DrawnShape {
    let form: ShapeForm
    let lineWidth: Double

    var resolution: Resolution { Resolution(ShapeElement(form: form, lineWidth: lineWidth)) }
}

extension Shape {
    nonisolated fileprivate func filled(_ style: some ShapeStyle) -> PaintedShape<Self> {
        var element = ShapeElement(form: ShapeForm(self), fill: Color(style))
        if let line = self as? StrokedShape {
            (element.stroke, element.lineWidth, element.fill) = (element.fill, line.lineWidth, nil)
        }
        return PaintedShape(shape: self, element: element)
    }

    nonisolated fileprivate func stroked(_ style: some ShapeStyle, _ lineWidth: CGFloat) -> PaintedShape<Self>
    {
        PaintedShape(
            shape: self,
            element: ShapeElement(
                form: ShapeForm(self), stroke: Color(style), lineWidth: Double(lineWidth)))
    }
}

extension Shape {
    /// The shape filled, in the colour of text where none is named. On paper only a ``Color`` shows.
    nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground) -> some ShapeView<Self> {
        filled(content)
    }

    /// A line along the shape, its width in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroked(content, lineWidth)
    }

    /// A line along the shape, drawn in a style.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroked(content, style.lineWidth)
    }

    /// A line along the shape, its width in points: a shape, too.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokedShape(form: ShapeForm(self), lineWidth: Double(lineWidth))
    }

    /// A line along the shape, drawn in a style: a shape, too.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { stroke(lineWidth: style.lineWidth) }
}

extension InsettableShape {
    /// A line along the inside of the shape, in the colour of text where none is named, its width in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroked(content, lineWidth)
    }

    /// A line along the inside of the shape, drawn in a style.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroked(content, style.lineWidth)
    }
}

extension ShapeView {
    /// The shape filled, below what is painted already.
    nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground) -> some ShapeView<Content> {
        LayeredShape(shape: shape, inner: self, modifier: .backdrop(shape.filled(content), .center))
    }

    /// A line along the shape, upon what is painted already.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShape(
            shape: shape, inner: self, modifier: .overlay(shape.stroked(content, lineWidth), .center))
    }

    /// A line along the shape, drawn in a style, upon what is painted already.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, lineWidth: style.lineWidth)
    }
}

extension ShapeView where Content: InsettableShape {
    /// A line along the inside of the shape, upon what is painted already.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, lineWidth: lineWidth)
    }

    /// A line along the inside of the shape, drawn in a style, upon what is painted already.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, lineWidth: style.lineWidth)
    }
}
