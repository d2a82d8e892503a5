import Foundation

// Other forms of modifiers that stand elsewhere.
extension View {
    /// Shows views beside a control while there is an item. As on a phone, this is a sheet.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(item: item, content: content)
    }

    /// Controls that a finger shows which stays on the view, with a preview, which paper does not show.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }

    /// Does something when a person keeps a finger on the view. On paper no finger goes on and off.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, perform: action)
    }

    /// Draws the view larger or smaller around its middle. Paper draws it by the lesser of both.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> some View
    {
        scaleEffect(min(x, y), anchor: anchor)
    }

    /// Draws the view larger or smaller around its middle. Paper draws it by the lesser of both.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// The colour of the text in the view. Of several levels paper draws the first.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary)
    }

    /// Fills a shape behind the view with the page's colour.
    nonisolated public func background<S: Shape>(in shape: S) -> some View {
        background(.background, in: shape)
    }

    /// Fills a shape upon the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        overlay { shape.fill(style) }
    }

    /// The colour of the controls in the view.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tint, Color(tint))
    }

    /// The size of the text in the view, held within a range.
    nonisolated public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
        modified(
            by: .environment {
                $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound)
            })
    }

    /// The size of the text in the view, held below a limit.
    nonisolated public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
        dynamicTypeSize(.xSmall...range.upperBound)
    }

    /// The size of the text in the view, held above a limit.
    nonisolated public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
        dynamicTypeSize(range.lowerBound ... .accessibility5)
    }

    /// A word at the end of the row.
    nonisolated public func badge(_ label: Text?) -> some View {
        modified(by: .badge(label?.content))
    }

    /// The title of the screen that shows the view, which a person may change. On paper nobody does.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(title.wrappedValue)
    }

    /// Something else that a screen reader's user can do with the view. Paper has no screen reader.
    nonisolated public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// Something else that a screen reader's user can do with the view. Paper has no screen reader.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
        -> some View
    {
        self
    }
}

/// The deeds of a screen reader's user with a view.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}
