import Foundation

/// A date that a person chooses. On paper it is a field with the date as it is written there, by the calendar and the
/// time zone where the view stands: what cannot be read leaves the date as it is, and what lies outside of the range
/// becomes the range's end. What is typed stays as it is while the field has the keyboard.
public struct DatePicker<Label: View>: View, BuiltInView {
    @Environment(\.self) private var environment
    private let selection: Binding<Date>
    private let range: ClosedRange<Date>
    private let components: DatePickerComponents
    nonisolated(unsafe) private let label: Label

    nonisolated private init(
        _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents,
        _ label: Label
    ) {
        (self.selection, self.range, self.components, self.label) = (selection, range, components, label)
    }

    /// A date with a label made of views.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
    }

    /// A date in a range, with a label made of views.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range, displayedComponents, label())
    }

    /// A date that is not before another, with a label made of views.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, label())
    }

    /// A date that is not after another, with a label made of views.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, label())
    }

    public var body: some View {
        HStack {
            ControlLabel(content: label)
            TextField(
                (label as? Text)?.content ?? "",
                text: Binding(
                    get: { components.words(of: selection.wrappedValue, in: environment) },
                    set: { text in
                        let date = components.date(of: text, at: selection.wrappedValue, in: environment)
                        if let date {
                            selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
                        }
                    })
            )
            .ofValue()
            .environment(\.looks.field, .capsule)
        }
    }
}

extension DatePicker where Label == Text {
    /// A date with a title.
    nonisolated public init(
        _ title: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date in a range, with a title.
    nonisolated public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date that is not before another, with a title.
    nonisolated public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date that is not after another, with a title.
    nonisolated public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let date = DatePickerComponents(rawValue: 1)
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)

    private func style(in environment: EnvironmentValues) -> Date.FormatStyle {
        Date.FormatStyle(
            date: contains(.date) ? .abbreviated : .omitted,
            time: contains(.hourAndMinute) ? .shortened : .omitted, locale: environment.locale,
            calendar: environment.calendar, timeZone: environment.timeZone)
    }

    /// "Nov 14, 2023 at 10:13 PM"
    func words(of date: Date, in environment: EnvironmentValues) -> String {
        Evaluation.canDraw(date) ? style(in: environment).format(date).withPlainSpaces : ""
    }

    /// The date that a person writes, with the rest of the old one; nil where it cannot be read.
    func date(of text: String, at old: Date, in environment: EnvironmentValues) -> Date? {
        let spaced = text.replacing(/\ (AM|PM)$/) { "\u{202f}\($0.1)" }
        let strategy = style(in: environment).parseStrategy
        guard let read = (try? strategy.parse(spaced)) ?? (try? strategy.parse(text)) else { return nil }
        let old = old.timeIntervalSinceReferenceDate.isFinite ? old : read
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let (day, time) = (contains(.date) ? read : old, contains(.hourAndMinute) ? read : old)
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        parts.hour = calendar.component(.hour, from: time)
        parts.minute = calendar.component(.minute, from: time)
        // Nobody sees the seconds, and nobody chooses them.
        parts.second = calendar.component(.second, from: old)
        return calendar.date(from: parts)
    }
}

/// The look of date pickers: one of the system's styles, of which paper draws one.
public protocol DatePickerStyle: Sendable {}

public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct FieldDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// Sets the look of date pickers in the view. Paper draws a field.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
