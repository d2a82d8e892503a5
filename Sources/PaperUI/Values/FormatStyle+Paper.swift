import Foundation

/// The locale of every screen on paper: nothing depends on the machine's.
enum PaperLocale {
    static let current = Locale(identifier: "en_US")
}

extension FormatStyle {
    /// The same format on every machine: American English, and where it says nothing else, the Gregorian calendar and the
    /// time of Greenwich.
    var onPaper: Self {
        let style = locale(PaperLocale.current)
        if var date = style as? Date.FormatStyle {
            if date.timeZone == .autoupdatingCurrent { date.timeZone = .gmt }
            if date.calendar == .autoupdatingCurrent { date.calendar = Calendar(identifier: .gregorian) }
            return date as? Self ?? style
        }
        if var interval = style as? Date.IntervalFormatStyle {
            if interval.timeZone == .autoupdatingCurrent { interval.timeZone = .gmt }
            if interval.calendar == .autoupdatingCurrent {
                interval.calendar = Calendar(identifier: .gregorian)
            }
            return interval as? Self ?? style
        }
        return style
    }

    /// A value as the format writes it on paper. What is relative to today is so to 9 January 2007, 9:41.
    func onPaper(_ input: FormatInput) -> FormatOutput {
        guard let relative = self as? Date.RelativeFormatStyle, let date = input as? Date else {
            return onPaper.format(input)
        }
        let now = Date(timeIntervalSince1970: 1_168_335_660)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let anchored = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: relative.presentation, unitsStyle: relative.unitsStyle,
            locale: PaperLocale.current, calendar: calendar,
            capitalizationContext: relative.capitalizationContext)
        return anchored.format(now) as? FormatOutput ?? onPaper.format(input)
    }
}
