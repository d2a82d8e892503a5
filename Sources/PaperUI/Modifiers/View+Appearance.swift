import Foundation

extension View {
    /// The font of the text in the view.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Makes the text in the view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        environment(\.isBold, isActive)
    }

    /// The colour of the text in the view. On paper only a ``Color`` shows, or a level of the one around.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let color = Color(style)
        return modified(by: .environment { $0.setForeground(color) })
    }

    /// The colour of the text in the view. Of several levels paper draws the first.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
        -> some View
    {
        foregroundStyle(primary)
    }

    /// The colour of the text in the view, by the older name.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foreground, color)
    }

    /// The size of the text in the view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Leaves room on some sides of the view, in points. nil is the usual room.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(by: .padding(edges, length))
    }

    /// Leaves room on all sides of the view, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Leaves room on the sides of the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        padding(.top, insets.top).padding(.leading, insets.leading)
            .padding(.bottom, insets.bottom).padding(.trailing, insets.trailing)
    }

    /// Sets the thickness of the strokes of the text in the view.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.fontWeight, weight)
    }

    /// The design of the text in the view. Paper has one.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

    /// The colour of the controls in the view.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint)
    }

    /// The colour of the controls in the view, by the older name.
    nonisolated public func accentColor(_ color: Color?) -> some View {
        environment(\.tint, color)
    }

    /// Sets the number of lines that a text in the view has at most in a picture; what is left out ends in an ellipsis.
    /// In text all of it is there.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    /// Capitals or small letters for the text in the view; nil leaves it as it is. It shows in both drawings.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// A number at the end of the row; none for 0.
    nonisolated public func badge(_ count: Int) -> some View {
        modified(by: .badge(count == 0 ? nil : "\(count)"))
    }

    /// A word at the end of the row.
    nonisolated public func badge(_ label: LocalizedStringKey?) -> some View {
        modified(by: .badge(label?.words()))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modified(by: .badge(label.map { String($0) }))
    }

    /// Sets the share of the view's colour that there is, from 0 to 1. What has none does not show.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modified(by: .opacity(opacity))
    }

    /// Does not show the view, but keeps its room.
    nonisolated public func hidden() -> some View {
        modified(by: .opacity(0))
    }

    /// Light or dark, for the view and those in it.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modified(by: .environment { if let colorScheme { $0.colorScheme = colorScheme } })
    }
}
