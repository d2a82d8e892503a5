import Foundation

/// An outline that can be made smaller by some points on each side.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
    /// The type of the smaller outline.
    associatedtype InsetShape: InsettableShape

    /// The outline, smaller by so many points on each side. Paper draws it as it was.
    func inset(by amount: CGFloat) -> InsetShape
}

/// An outline that would be smaller.
private struct Inset: InsettableShape, DrawnShape {
    let form: ShapeForm

    func inset(by amount: CGFloat) -> Inset { self }
}

extension Rectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(form: form) }
}

extension RoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(form: form) }
}

extension Circle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(form: form) }
}

extension Ellipse: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(form: form) }
}

extension Capsule: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(form: form) }
}

extension UnevenRoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(form: form) }
}
