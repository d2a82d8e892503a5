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

/// Which value of several is chosen.
struct Choice: Equatable {
    private let current: AnyHashable
    private let source: [AnyHashable]?
    /// Chooses the value with a tag; as in SwiftUI, a tag of another type chooses nothing.
    let select: (AnyHashable) -> Void
    let isSelected: (AnyHashable) -> Bool

    init<Value: Hashable>(_ binding: Binding<Value>) {
        let value = binding.wrappedValue
        current = AnyHashable(value)
        source = binding.source
        select = { tag in
            if let value = tag.base as? Value { binding.wrappedValue = value }
        }
        isSelected = { tag in tag.base as? Value == value }
    }

    static func == (lhs: Choice, rhs: Choice) -> Bool {
        lhs.source != nil && lhs.source == rhs.source && lhs.current == rhs.current
    }
}

private struct ChoiceKey: EnvironmentKey { static var defaultValue: Choice? { nil } }

extension EnvironmentValues {
    var choice: Choice? {
        get { self[ChoiceKey.self] }
        set { self[ChoiceKey.self] = newValue }
    }
}

extension View {
    /// The value that the view stands for in a ``Picker``.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modified(by: .tag(AnyHashable(tag)))
    }

    /// How pickers look. In a picture, all but the segmented one are a menu.
    public func pickerStyle(_ style: PickerLook) -> some View {
        environment(\.pickerLook, style)
    }
}

/// How a picker looks: one of the system's styles.
public struct PickerLook: Hashable, Sendable {
    private let name: String

    public static let automatic = PickerLook(name: "automatic")
    public static let menu = PickerLook(name: "menu")
    public static let inline = PickerLook(name: "inline")
    public static let wheel = PickerLook(name: "wheel")
    public static let navigationLink = PickerLook(name: "navigationLink")
    public static let segmented = PickerLook(name: "segmented")
}

private struct PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.automatic }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}
