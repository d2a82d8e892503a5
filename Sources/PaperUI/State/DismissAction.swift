/// Ends what shows the view, as `@Environment(\.dismiss)` gives it: pops the page that was pushed, or closes the
/// sheet. Where nothing has been presented it does nothing.
@MainActor @preconcurrency
public struct DismissAction {
    let presentation: Presentation?

    /// Ends what shows the view: `dismiss()`.
    public func callAsFunction() {
        presentation?.end()
    }
}

/// A page or a sheet, for the views on it.
struct Presentation: Equatable {
    /// The way to it, which tells it from others.
    let place: [AnyHashable]
    let end: @MainActor () -> Void

    static func == (lhs: Presentation, rhs: Presentation) -> Bool { lhs.place == rhs.place }
}

extension EnvironmentValues {
    /// Ends what shows the view.
    @MainActor public var dismiss: DismissAction { DismissAction(presentation: presentation) }

    /// True where the view is on a pushed page or a sheet.
    public var isPresented: Bool { presentation != nil }

    var presentation: Presentation? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}

private struct PresentationKey: EnvironmentKey {
    static var defaultValue: Presentation? { nil }
}
