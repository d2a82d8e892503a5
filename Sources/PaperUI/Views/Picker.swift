/// A choice of one value among several. Each option is a view with the value as its `.tag(_:)`; the rows of a
/// `ForEach` have their ids as tags.
///
/// On paper the options are always there to be tapped, by their labels.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    nonisolated(unsafe) private let selection: Binding<SelectionValue>
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    /// A choice with a label made of views.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    /// A choice with a title.
    nonisolated public init(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(selection: selection, content: content, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(selection: selection, content: content, label: { Text(title) })
    }

    /// A choice with a title and a symbol of the system.
    nonisolated public init(
        _ title: LocalizedStringKey, systemImage name: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where Label == PaperUI.Label<Text, Image> {
        self.init(
            selection: selection, content: content,
            label: { PaperUI.Label(title, systemImage: name) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where Label == PaperUI.Label<Text, Image> {
        self.init(
            selection: selection, content: content,
            label: { PaperUI.Label(title, systemImage: name) })
    }

    /// A choice with a label, in the older order.
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { label })
    }

    var resolution: Resolution {
        let choice = Choice(selection)
        return Resolution(
            PickerElement(),
            children: [
                ChildView(label, key: .position(0), role: .controlLabel),
                ChildView(content.environment(\.choice, choice), key: .position(1)),
            ])
    }
}

/// A label with the chosen option at its right, or all options in a bar. In text they are below the label.
private struct PickerElement: PaperElement {
    var isElement: Bool { true }
    var isNamedByLabelAlone: Bool { true }
    var elementType: String? { "picker" }
    func value(of node: Node) -> String? { chosen(in: node)?.label }
    func speakUp(at node: Node) { node.screen?.lookLater(at: node) { $0.lookAtSelection() } }
    func mark(of node: Node) -> String? { chosen(in: node).map { "chosen \($0.label.debugDescription)" } }

    private func chosen(in node: Node) -> Node? { node.options.first(where: \.isSelectedOption) }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        let options = part.node.options.flatMap { option in
            drawing.row([[option.isSelectedOption ? "(•)" : "( )"], drawing.lines(of: option.parts())])
        }
        return drawing.lines(of: part.parts(.controlLabel)) + options
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        if part.environment.isPickerSegmented { return segments(part, drawing, palette, width: width) }
        var chosen = drawing
        chosen.tint = part.node.isEnabled ? part.environment.tint ?? .accentColor : .disabled
        let value = self.chosen(in: part.node)?.parts() ?? []
        var menu = chosen.row(value, width: width / 2)
        menu.width += 16
        menu.height = max(menu.height, 14)
        menu.add(
            .strokes("l4 -4l4 4", thickness: 1.5, stroke: palette.fill(chosen.tint)),
            x: menu.width - 9, y: menu.height / 2 - 2)
        menu.add(
            .strokes("l4 4l4 -4", thickness: 1.5, stroke: palette.fill(chosen.tint)),
            x: menu.width - 9, y: menu.height / 2 + 2)
        if part.environment.looks.areLabelsHidden { return menu }
        let label = drawing.titles(part.parts(.controlLabel), width: max(width - menu.width - 8, 0))
        return drawing.ends(label, menu, width: width)
    }

    private func segments(
        _ part: Part, _ drawing: PictureDrawing, _ palette: Palette, width: Double
    ) -> Picture {
        let options = part.node.options
        let share = width / Double(max(options.count, 1))
        let labels = options.map { drawing.row($0.parts(), width: max(share - 12, 0)) }
        let height = (labels.map(\.height).max() ?? 20) + 12
        var bar = Picture(width: width, height: height).upon(palette.field, radius: 9)
        for (index, label) in labels.enumerated() {
            let x = share * Double(index)
            if options[index].isSelectedOption {
                bar.add(
                    .box(width: share - 4, height: height - 4, radius: 7, fill: palette.segment), x: x + 2,
                    y: 2)
            }
            bar.add(drawing.reaching(Picture(width: share, height: height), options[index]), x: x, y: 0)
            bar.add(label, x: x + (share - label.width) / 2, y: (height - label.height) / 2)
        }
        return bar
    }
}

extension Node {
    package var isPicker: Bool { isElement(PickerElement.self) }
}

extension View {
    /// The value that the view stands for in a ``Picker``.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modified(by: .tag(AnyHashable(tag)))
    }

    /// Sets the look of pickers. In a picture, all but the segmented one are a menu.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
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

/// The look of pickers: one of the system's styles.
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
