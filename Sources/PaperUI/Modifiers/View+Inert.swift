import Foundation

// What SwiftUI has and paper takes without effect: it says how a phone shows a view or asks for its text, and changes
// neither what the view says nor what it does.
extension View {
    // MARK: Keyboards

    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View
    {
        self
    }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    // MARK: Styles of controls

    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
    nonisolated public func controlSize(_ size: ControlSize) -> some View { self }

    // MARK: Text

    nonisolated public func italic(_ isActive: Bool = true) -> some View { self }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
    nonisolated public func monospacedDigit() -> some View { self }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    // MARK: Layout and looks

    nonisolated public func fixedSize() -> some View { self }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    nonisolated public func layoutPriority(_ value: Double) -> some View { self }
    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    nonisolated public func contentShape<S: Shape>(_ shape: S) -> some View { self }
    nonisolated public func help(_ text: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
        -> some View
    {
        self
    }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

    // MARK: Lists, pages and sheets

    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        self
    }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
}
