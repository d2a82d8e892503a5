import Foundation

/// The locale of every screen on paper: nothing depends on the machine's.
enum PaperLocale {
    static let current = Locale(identifier: "en_US")
}

/// Time stands still on paper: what is told from now on is told from 9 January 2007, 9:41 by Greenwich's time, and no
/// drawing is another one tomorrow.
enum PaperTime {
    static let now = Date(timeIntervalSince1970: 1_168_335_660)
}

extension FormatStyle {
    /// The same format as the environment has it. A time zone and a calendar that a date's format names itself are kept.
    func written(in environment: EnvironmentValues = EnvironmentValues()) -> Self {
        let style = locale(environment.locale)
        if var date = style as? Date.FormatStyle {
            if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
            if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
            return date as? Self ?? style
        }
        if var interval = style as? Date.IntervalFormatStyle {
            if interval.timeZone == .autoupdatingCurrent { interval.timeZone = environment.timeZone }
            if interval.calendar == .autoupdatingCurrent { interval.calendar = environment.calendar }
            return interval as? Self ?? style
        }
        return style
    }

    /// True where the dates in a value are finite. Foundation stops the program where some are not.
    private func canDraw(_ input: FormatInput) -> Bool {
        switch input {
        case let date as Date: Evaluation.canDraw(date)
        case let range as Range<Date>:
            Evaluation.canDraw(range.lowerBound) && Evaluation.canDraw(range.upperBound)
        default: true
        }
    }

    /// A value as the format writes it in an environment.
    func written(
        _ input: FormatInput, in environment: EnvironmentValues = EnvironmentValues()
    ) -> FormatOutput {
        let style = written(in: environment)
        guard canDraw(input) else {
            return "" as? FormatOutput ?? AttributedString() as? FormatOutput ?? style.format(input)
        }
        guard let relative = self as? Date.RelativeFormatStyle, let date = input as? Date else {
            return style.format(input)
        }
        return relative.written(date, in: environment) as? FormatOutput ?? style.format(input)
    }
}

extension Date.RelativeFormatStyle {
    /// A date as it is told from paper's time.
    fileprivate func written(_ date: Date, in environment: EnvironmentValues) -> String {
        guard #available(macOS 15, iOS 18, *) else { return shifted(date, in: environment) }
        let anchored = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: unitsStyle,
            locale: environment.locale, calendar: environment.calendar,
            capitalizationContext: capitalizationContext)
        return anchored.format(PaperTime.now)
    }

    /// The same on an older system, where this format is told from the present alone: the date is moved to be as far from it.
    /// Weeks there do not begin as far from it as in paper's time, and months and years are not as long, which tells only where
    /// a part of one is rounded.
    func shifted(_ date: Date, in environment: EnvironmentValues) -> String {
        var style = locale(environment.locale)
        style.calendar = environment.calendar
        return style.format(.now.addingTimeInterval(date.timeIntervalSince(PaperTime.now)))
    }
}
