import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public protocol GroupBoxStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public protocol DisclosureGroupStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public protocol MenuStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public protocol LabeledContentStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public protocol ControlGroupStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public protocol TextEditorStyle {}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> Self { self }
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> Self { self }
    public func menuStyle<S: MenuStyle>(_ style: S) -> Self { self }
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> Self { self }
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> Self { self }
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct GroupBoxStyleConfiguration {
    public var label: EmptyView { unavailable() }
    public var content: EmptyView { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct DisclosureGroupStyleConfiguration {
    public var label: EmptyView { unavailable() }
    public var content: EmptyView { unavailable() }
    @Binding public var isExpanded: Bool
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct LabeledContentStyleConfiguration {
    public var label: EmptyView { unavailable() }
    public var content: EmptyView { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct GaugeStyleConfiguration {
    public var value: Double { unavailable() }
    public var label: EmptyView { unavailable() }
    public var currentValueLabel: EmptyView? { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct PrimitiveButtonStyleConfiguration {
    public var role: ButtonRole? { unavailable() }
    public var label: EmptyView { unavailable() }
    public func trigger() {}
}

// A style of one's own names what it is made of by this.

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension GroupBoxStyle { public typealias Configuration = GroupBoxStyleConfiguration }
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension DisclosureGroupStyle { public typealias Configuration = DisclosureGroupStyleConfiguration }
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension LabeledContentStyle { public typealias Configuration = LabeledContentStyleConfiguration }
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension GaugeStyle { public typealias Configuration = GaugeStyleConfiguration }
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension PrimitiveButtonStyle { public typealias Configuration = PrimitiveButtonStyleConfiguration }

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct DefaultMenuStyle: MenuStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension MenuStyle where Self == DefaultMenuStyle {
    public static var button: DefaultMenuStyle { unavailable() }
    public static var borderlessButton: DefaultMenuStyle { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct AutomaticControlGroupStyle: ControlGroupStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var navigation: AutomaticControlGroupStyle { unavailable() }
    public static var palette: AutomaticControlGroupStyle { unavailable() }
    public static var compactMenu: AutomaticControlGroupStyle { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct PlainTextEditorStyle: TextEditorStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct DefaultGroupBoxStyle: GroupBoxStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
public struct AutomaticLabeledContentStyle: LabeledContentStyle {}
@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a view or a ViewModifier of your own.")
extension PickerStyle where Self == DefaultPickerStyle {
    public static var radioGroup: DefaultPickerStyle { unavailable() }
}
