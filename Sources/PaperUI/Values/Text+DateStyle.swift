import Foundation

extension Text {
    /// Shows a date as the system writes it, by the calendar and the time zone where the view stands.
    nonisolated public init(_ date: Date, style: DateStyle) {
        self.init { style.words(date, in: $0) }
    }

    /// Shows a range of dates.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init { environment in
            let words = [dates.lowerBound, dates.upperBound].map {
                DateStyle.date.words($0, in: environment) + ", " + DateStyle.time.words($0, in: environment)
            }
            return words.joined(separator: " – ")
        }
    }

    /// Shows a range of dates.
    nonisolated public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Shows a timer that runs through a range of dates. Time stands still on paper, and the timer at its beginning.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
        let length = countsDown ? end.timeIntervalSince(start) : 0
        if length.isFinite {
            self.init(verbatim: DateStyle.clock(length))
        } else {
            self.init { _ in
                Evaluation.canDraw(start) && Evaluation.canDraw(end) ? DateStyle.clock(length) : ""
            }
        }
    }

    /// The system's ways to write a date.
    ///
    /// What is told from now on is told from the time that stands still on paper; see `PaperTime`.
    public struct DateStyle: Hashable, Sendable, Codable {
        private let name: String

        /// "November 14, 2023"
        public static let date = DateStyle(name: "date")
        /// "10:13 PM"
        public static let time = DateStyle(name: "time")
        /// "2 hours, 13 minutes"
        public static let relative = DateStyle(name: "relative")
        /// "+2 hours"
        public static let offset = DateStyle(name: "offset")
        /// "2:13:00"
        public static let timer = DateStyle(name: "timer")

        func words(_ date: Date, in environment: EnvironmentValues) -> String {
            guard Evaluation.canDraw(date) else { return "" }
            let style = Date.FormatStyle(
                locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
            let seconds = date.timeIntervalSince(PaperTime.now)
            return switch self {
            case .date: style.month(.wide).day().year().format(date)
            case .time: style.hour().minute().format(date).withPlainSpaces
            case .timer: Self.clock(abs(seconds))
            case .offset: (seconds < 0 ? "-" : "+") + Self.units(abs(seconds), count: 1)
            default: Self.units(abs(seconds), count: 2)
            }
        }

        /// "2:13:00"
        static func clock(_ seconds: TimeInterval) -> String {
            let whole = Int(bounded: seconds, .down)
            let rest = [whole / 60 % 60, whole % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return whole < 3600 ? "\(whole / 60):\(rest[1])" : "\(whole / 3600):\(rest[0]):\(rest[1])"
        }

        private static func units(_ seconds: TimeInterval, count: Int) -> String {
            let units = [
                ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600), ("minute", 60),
                ("second", 1),
            ]
            var rest = Int(bounded: seconds, .down)
            let first = units.firstIndex { rest >= $0.1 } ?? units.count - 1
            return units[first..<min(first + count, units.count)].map { name, length in
                let number = rest / length
                rest %= length
                return "\(number) \(name)" + (number == 1 ? "" : "s")
            }
            .joined(separator: ", ")
        }
    }
}
