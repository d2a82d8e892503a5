// The system's styles of controls by their names, of which paper draws one each. (Styles of one's own are for buttons.)

/// The look of text fields: one of the system's styles.
public protocol TextFieldStyle: Sendable {}

public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The look of toggles: one of the system's styles.
public protocol ToggleStyle: Sendable {}

public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
}

public struct SwitchToggleStyle: ToggleStyle {
    public init(tint: Color? = nil) {}
}

public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
}

public struct CheckboxToggleStyle: ToggleStyle {
    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// The look of lists: one of the system's styles.
public protocol ListStyle: Sendable {}

public struct DefaultListStyle: ListStyle {
    public init() {}
}

public struct PlainListStyle: ListStyle {
    public init() {}
}

public struct GroupedListStyle: ListStyle {
    public init() {}
}

public struct InsetListStyle: ListStyle {
    public init() {}
}

public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

public struct SidebarListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look of progress views: one of the system's styles.
public protocol ProgressViewStyle: Sendable {}

public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
}

public struct LinearProgressViewStyle: ProgressViewStyle {
    public init(tint: Color? = nil) {}
}

public struct CircularProgressViewStyle: ProgressViewStyle {
    public init(tint: Color? = nil) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The look of forms: one of the system's styles.
public protocol FormStyle: Sendable {}

public struct AutomaticFormStyle: FormStyle {
    public init() {}
}

public struct GroupedFormStyle: FormStyle {
    public init() {}
}

public struct ColumnsFormStyle: FormStyle {
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
