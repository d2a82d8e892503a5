import Foundation

@available(
    *, unavailable,
    message: "SwiftUI has it; on paper a state has its name in a list, as in chapter 7. Leave it out."
)
extension View {
    public func previewDisplayName(_ value: String?) -> Self { self }
    public func previewLayout(_ value: PreviewLayout) -> Self { self }
    public func previewDevice(_ value: String?) -> Self { self }
}

/// The size of a preview.
public enum PreviewLayout {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; paper knows previews by PreviewProvider. Write a struct that conforms to it, with its views in `static var previews`."
)
public protocol PreviewModifier {}
