import Foundation

@available(
    *, unavailable,
    message:
        "SwiftUI has it; it changes how a view looks and not what it says. Leave it out, or keep it for the app."
)
extension View {
    public func position(_ position: CGPoint) -> Self { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func blendMode(_ blendMode: BlendMode) -> Self { self }
    public func colorMultiply(_ color: Color) -> Self { self }
    public func colorInvert() -> Self { self }
    public func saturation(_ amount: Double) -> Self { self }
    public func brightness(_ amount: Double) -> Self { self }
    public func contrast(_ amount: Double) -> Self { self }
    public func grayscale(_ amount: Double) -> Self { self }
    public func hueRotation(_ angle: Angle) -> Self { self }
    public func drawingGroup(opaque: Bool = false) -> Self { self }
    public func compositingGroup() -> Self { self }
    public func transformEffect<T>(_ transform: T) -> Self { self }
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
        -> Self
    { self }
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> Self { self }
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
    public func fontWidth(_ width: Font.Width?) -> Self { self }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; it changes how a view looks and not what it says. Leave it out, or keep it for the app."
)
public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
    case destinationOut, plusDarker, plusLighter
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; it changes how a view looks and not what it says. Leave it out, or keep it for the app."
)
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var link: DefaultButtonStyle { unavailable() }
    public static var accessoryBar: DefaultButtonStyle { unavailable() }
    public static var card: DefaultButtonStyle { unavailable() }
}

/// The parts that would have a background.
public enum ContainerBackgroundPlacement {
    case navigation, navigationSplitView, tabView, window, widget
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; it changes how a view looks and not what it says. Leave it out, or keep it for the app."
)
extension AsyncImage {
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction,
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self = unavailable() }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; it changes how a view looks and not what it says. Leave it out, or keep it for the app."
)
extension Image {

    /// The brightness of an image.
    public enum DynamicRange {
        case standard, constrainedHigh, high
    }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; it changes how a view looks and not what it says. Leave it out, or keep it for the app."
)
extension Text {
    /// The size of a text beside others.
    public enum Scale {
        case `default`, secondary
    }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; it changes how a view looks and not what it says. Leave it out, or keep it for the app."
)
extension Font {
    /// The width of letters.
    public enum Width {
        case compressed, condensed, standard, expanded
    }

    public func width(_ width: Width) -> Font { self }
}
