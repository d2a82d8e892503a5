import Foundation

/// A control that opens a page of the web, by the environment's `openURL`. Paper opens none itself.
public struct Link<Label: View>: View, BuiltInView, MadeOfButtons {
    @Environment(\.self) private var environment
    private let destination: URL
    nonisolated(unsafe) private let label: Label

    /// A link with a label made of views.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// A link with a title.
    nonisolated public init(_ title: LocalizedStringKey, destination: URL) where Label == Text {
        self.init(destination: destination) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) where Label == Text {
        self.init(destination: destination) { Text(title) }
    }

    public var body: some View {
        Button {
            environment.openURL(destination)
        } label: {
            label
        }
    }
}

/// Opens an address: `openURL(url)`. On paper that is what `.environment(\.openURL, OpenURLAction { … })` says.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The outcome of opening an address.
    public enum Result: Sendable {
        case handled, discarded, systemAction
    }

    private let handler: (URL) -> Result

    /// Opens addresses in a way of your own.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
    /// Opens an address.
    @MainActor @preconcurrency public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction { _ in .discarded } }
        set { self[OpenURLKey.self] = newValue }
    }
}
