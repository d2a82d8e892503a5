import Foundation

// What SwiftUI has and paper takes without effect: it changes the colours of a view, or how it is put together, and not what
// it says.
extension View {
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }
    nonisolated public func colorInvert() -> some View { self }
    nonisolated public func saturation(_ amount: Double) -> some View { self }
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    nonisolated public func contrast(_ amount: Double) -> some View { self }
    nonisolated public func grayscale(_ amount: Double) -> some View { self }
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        self
    }
    nonisolated public func compositingGroup() -> some View { self }
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}

extension Text {
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

    /// The size of a text beside others.
    public struct Scale: Hashable, Sendable {
        private let name: String

        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }
}

extension Image {
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The ways to fill a room with an image. Paper stretches it.
    public enum ResizingMode: Sendable {
        case tile, stretch
    }
}

public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
    case destinationOut, plusDarker, plusLighter
}

public enum ColorRenderingMode: Sendable {
    case nonLinear, linear, extendedLinear
}
