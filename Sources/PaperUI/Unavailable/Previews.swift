import Foundation

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
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
    message: "SwiftUI has it; write a PreviewProvider, with its views in `static var previews`."
)
public protocol PreviewModifier {}
