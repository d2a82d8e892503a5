import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a Color.")
public struct RadialGradient: ShapeStyle, View {
    public typealias Body = Never
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Color.")
public struct AngularGradient: ShapeStyle, View {
    public typealias Body = Never
    public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, angle: Angle) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
    {}
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Color.")
public struct EllipticalGradient: ShapeStyle, View {
    public typealias Body = Never
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Color.")
public struct MeshGradient: ShapeStyle, View {
    public typealias Body = Never
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Color.")
extension ShapeStyle where Self == Color {
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Color { unavailable() }
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Color { unavailable() }
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> Color
    { unavailable() }
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> Color { unavailable() }
    public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center) -> Color {
        unavailable()
    }
    public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center) -> Color {
        unavailable()
    }
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(), scale: CGFloat = 1) -> Color {
        unavailable()
    }
}

@available(*, unavailable, message: "SwiftUI has it; write a Color.")
public struct FillStyle: Hashable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Color.")
extension View {
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
}
