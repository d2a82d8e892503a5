import Foundation

/// Room that grows along the stack that holds it.
public struct Spacer: View, PrimitiveView {
    private let minLength: CGFloat?

    /// Room of at least so many points.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    var resolution: Resolution { Resolution(kind: .spacer(minLength)) }
}
