/// A choice of one value among several. Each option is a view with the value as its `.tag(_:)`; the rows of a
/// `ForEach` have their ids as tags.
///
/// On paper the options are always there to be tapped, by their labels.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content

    /// A choice with a label made of views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    /// A choice with a title.
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(selection: selection, content: content, label: { Text(title) })
    }

    /// A choice with a title and a symbol of the system.
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where Label == PaperUI.Label<Text, Image> {
        self.init(
            selection: selection, content: content,
            label: { PaperUI.Label(title, systemImage: name) })
    }

    /// A choice with a label, in the older order.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { label })
    }

    var resolution: Resolution {
        let choice = Choice(selection)
        return Resolution(
            kind: .picker,
            children: [
                ChildView(label, key: .position(0), role: .label),
                ChildView(content.environment(\.choice, choice), key: .position(1)),
            ])
    }
}

extension View {
    /// The value that the view stands for in a ``Picker``.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modified(by: .tag(AnyHashable(tag)))
    }

    /// How pickers look. In a picture, all but the segmented one are a menu.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.isPickerSegmented, style is SegmentedPickerStyle)
    }
}

private struct PickerSegmentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var isPickerSegmented: Bool {
        get { self[PickerSegmentedKey.self] }
        set { self[PickerSegmentedKey.self] = newValue }
    }
}

/// How pickers look: one of the system's styles.
public protocol PickerStyle: Sendable {}

public struct DefaultPickerStyle: PickerStyle {
    public init() {}
}

public struct MenuPickerStyle: PickerStyle {
    public init() {}
}

public struct InlinePickerStyle: PickerStyle {
    public init() {}
}

public struct WheelPickerStyle: PickerStyle {
    public init() {}
}

public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

public struct PalettePickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
