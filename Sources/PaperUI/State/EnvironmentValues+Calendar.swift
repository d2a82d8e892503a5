import Foundation

// What dates are written by: American English, the Gregorian calendar and Greenwich's time on every machine, unless a
// view sets another.
extension EnvironmentValues {
    /// The calendar of the dates here.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of the dates here.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }

private struct CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = PaperLocale.current
        calendar.timeZone = .gmt
        return calendar
    }()
}

extension EnvironmentValues {
    /// A value as a format writes it here. The spaces in a number are its locale's.
    func words<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> String where F.FormatOutput == String {
        let words = format.written(input, in: self)
        return input is Date || input is Range<Date> ? words.withPlainSpaces : words
    }
}

extension String {
    /// The narrow spaces before AM and PM and around a dash, which nobody types, as any other.
    var withPlainSpaces: String { replacing("\u{202f}", with: " ").replacing("\u{2009}", with: " ") }
}
