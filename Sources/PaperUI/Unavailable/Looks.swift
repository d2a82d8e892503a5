import Foundation

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension View {
    public func position(_ position: CGPoint) -> Self { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
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
}

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var link: DefaultButtonStyle { unavailable() }
    public static var accessoryBar: DefaultButtonStyle { unavailable() }
    public static var card: DefaultButtonStyle { unavailable() }
}

/// The parts that would have a background.
public enum ContainerBackgroundPlacement {
    case navigation, navigationSplitView, tabView, window, widget
}

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension Font {
    /// The width of letters.
    public enum Width {
        case compressed, condensed, standard, expanded
    }

    public func width(_ width: Width) -> Font { self }
}
