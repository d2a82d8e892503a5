import Foundation

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension View {
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self {
        self
    }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> Self { self }
    public func presentationSizing(_ sizing: some PresentationSizing) -> Self { self }
}

/// The use of what is below a sheet.
public struct PresentationBackgroundInteraction {
    public static var automatic: Self { unavailable() }
    public static var enabled: Self { unavailable() }
    public static var disabled: Self { unavailable() }
    public static func enabled(upThrough detent: PresentationDetent) -> Self { unavailable() }
}

/// The form that a sheet would become.
public enum PresentationAdaptation {
    case automatic, none, popover, sheet, fullScreenCover
}

/// The size of a sheet.
public protocol PresentationSizing {}

public struct AutomaticPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

public struct FittedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

public struct FormPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
