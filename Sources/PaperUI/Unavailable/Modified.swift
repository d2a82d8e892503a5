import Foundation

@available(*, unavailable, message: "SwiftUI has it; write some View.")
public struct ModifiedContent<Content, Modifier> {
    public init(content: Content, modifier: Modifier) {}
}

@available(*, unavailable, message: "SwiftUI has it; write .modifier for each.")
extension ViewModifier {
    public func concat<T>(_ modifier: T) -> Self { self }
}

@available(
    *, unavailable, message: "SwiftUI has it; write several Texts with looks of their own, joined by +."
)
extension AttributedString {
    public var foregroundColor: Color? {
        get { unavailable() }
        set {}
    }
    public var backgroundColor: Color? {
        get { unavailable() }
        set {}
    }
    public var font: Font? {
        get { unavailable() }
        set {}
    }
}

@available(
    *, unavailable, message: "SwiftUI has it; write several Texts with looks of their own, joined by +."
)
extension AttributedSubstring {
    public var foregroundColor: Color? {
        get { unavailable() }
        set {}
    }
    public var backgroundColor: Color? {
        get { unavailable() }
        set {}
    }
    public var font: Font? {
        get { unavailable() }
        set {}
    }
}
