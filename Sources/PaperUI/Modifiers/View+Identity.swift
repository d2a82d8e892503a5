import Observation

extension View {
    /// Gives the view an identity. When the id changes, the view's state is reset, as SwiftUI's documentation
    /// has it.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modified(by: .id(AnyHashable(id)))
    }

    /// Names the view for tests. Nobody sees or hears the name.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modified(by: .accessibilityIdentifier(identifier))
    }

    /// Sets the words of a screen reader in place of what the view shows.
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
        modified(by: .accessibilityLabel(label.words()))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modified(by: .accessibilityLabel(String(label)))
    }

    /// Sets the words of a screen reader in place of what the view shows.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modified(by: .accessibilityLabel(label.content))
    }

    /// Puts the controls in the view out of use, or not. An inner `disabled(false)` does not bring back what is
    /// disabled further out: SwiftUI's documentation says that the outer modifier overrides the inner.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modified(by: .disabled(disabled))
    }

    /// Puts a model into the environment, for `@Environment(Model.self)`.
    nonisolated public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
        modified(by: .environment { $0[ModelKey<Model>.self] = model })
    }
}
