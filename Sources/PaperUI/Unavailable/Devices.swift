import Foundation

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a key of your own, a struct that conforms to EnvironmentKey: a test can then set what it is."
)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a key of your own, a struct that conforms to EnvironmentKey: a test can then set what it is."
)
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a key of your own, a struct that conforms to EnvironmentKey: a test can then set what it is."
)
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a key of your own, a struct that conforms to EnvironmentKey: a test can then set what it is."
)
extension EnvironmentValues {
    public var refresh: RefreshAction? { unavailable() }
    public var layoutDirection: LayoutDirection {
        get { unavailable() }
        set {}
    }
    public var legibilityWeight: LegibilityWeight? { unavailable() }
    public var colorSchemeContrast: ColorSchemeContrast { unavailable() }
    public var accessibilityDifferentiateWithoutColor: Bool { unavailable() }
    public var accessibilityReduceTransparency: Bool { unavailable() }
    public var accessibilityInvertColors: Bool { unavailable() }
    public var accessibilityShowButtonShapes: Bool { unavailable() }
    public var accessibilityVoiceOverEnabled: Bool { unavailable() }
    public var appearsActive: Bool { unavailable() }
    public var undoManager: UndoManager? { unavailable() }
    public var redactionReasons: RedactionReasons { unavailable() }
    public var headerProminence: Prominence { unavailable() }
    public var requestReview: RequestReviewAction { unavailable() }

    /// The changes that would be undone.
    public final class UndoManager {
        public func undo() {}
        public func redo() {}
    }
}

/// The action that would load a list anew.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// The action that would ask for a review.
public struct RequestReviewAction {
    public func callAsFunction() {}
}
