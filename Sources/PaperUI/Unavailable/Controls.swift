import Foundation

@available(
    *, unavailable, message: "SwiftUI has it; write a TextField or a Picker over the values that count."
)
public struct MultiDatePicker: View {
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {}
    public typealias Body = Never
}

@available(
    *, unavailable, message: "SwiftUI has it; write a TextField or a Picker over the values that count."
)
public struct PasteButton: View {
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    public typealias Body = Never
}

@available(
    *, unavailable,
    message: "SwiftUI has it; write the buttons themselves, in a Section or behind a confirmationDialog."
)
public struct ControlGroup<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {}
    public typealias Body = Never
}

@available(
    *, unavailable,
    message: "SwiftUI has it; write the buttons themselves, in a Section or behind a confirmationDialog."
)
public struct OutlineGroup<Data: RandomAccessCollection, Content: View>: View {
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
    public init<ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension View {
    public func menuOrder(_ order: MenuOrder) -> Self { self }
    public func menuIndicator(_ visibility: Visibility) -> Self { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
}

/// The order of a menu.
public enum MenuOrder {
    case automatic, fixed, priority
}

/// The dismissal of a menu by a choice.
public enum MenuActionDismissBehavior {
    case automatic, enabled, disabled
}
