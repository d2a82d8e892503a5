import TestSupport
import Testing

@testable import PaperUI

/// Nothing depends on the machine: not on its time zone, its locale or today's date.
@MainActor
@Suite(.endsInTime) struct DateTests {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)
    private let clock = Date(timeIntervalSince1970: 1_168_335_660)

    @Test func `a date is written as the system writes it`() {
        #expect(Screen(Text(date, style: .date)).text == "November 14, 2023")
        #expect(Screen(Text(date, style: .time)).text == "10:13 PM")
        #expect(Screen(Text("On \(date, style: .date)")).text == "On November 14, 2023")
        #expect(Screen(Text(date, format: .dateTime.day().month().hour())).text == "Nov 14 at 10 PM")
        #expect(
            Screen(Text(date..<date.addingTimeInterval(60), format: .interval.hour().minute())).text
                == "10:13 – 10:14 PM")
        #expect(
            Screen(Text(date...date.addingTimeInterval(60))).text
                == "November 14, 2023, 10:13 PM – November 14, 2023, 10:14 PM")
    }

    @Test func `a span is told from a time that stands still`() {
        let later = clock.addingTimeInterval(2 * 3600 + 13 * 60)

        #expect(Screen(Text(later, style: .relative)).text == "2 hours, 13 minutes")
        #expect(Screen(Text(later, style: .offset)).text == "+2 hours")
        #expect(Screen(Text(clock.addingTimeInterval(-86_400), style: .offset)).text == "-1 day")
        #expect(Screen(Text(later, format: .relative(presentation: .numeric))).text == "in 2 hours")
        #expect(Screen(Text(later, style: .timer)).text == "2:13:00")
        #expect(Screen(Text(timerInterval: clock...clock.addingTimeInterval(90))).text == "1:30")
    }

    /// Linux, and a Mac from macOS 15 on, call it only here. Whole weeks are the same on each day of a week.
    @Test(arguments: [0, 30, 90, 8000, 86_400, 1_209_600, -59, -3600, -604_800])
    func `an older system tells a date as a newer one does`(seconds: Int) {
        let format = Date.RelativeFormatStyle(presentation: .named)
        let then = clock.addingTimeInterval(TimeInterval(seconds))

        #expect(format.shifted(then, in: EnvironmentValues()) == Screen(Text(then, format: format)).text)
    }

    @Test func `the surroundings say by what zone and in what language`() {
        let berlin = Text(date, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!)
        let german = Text("Am \(date, style: .date)").environment(\.locale, Locale(identifier: "de_DE"))

        #expect(Screen(berlin).text == "11:13 PM")
        #expect(Screen(german).text == "Am 14. November 2023")
        #expect(
            Screen(Text(1.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))).text
                == "1,5")
        let french = Text(1234, format: .number).environment(\.locale, Locale(identifier: "fr_FR"))
        #expect(Screen(french).text == "1\u{202f}234")
    }

    struct Zones: View {
        @State private var zone = TimeZone.gmt
        let date: Date
        var body: some View {
            Text(date, style: .time).environment(\.timeZone, zone)
            Button("Move") { zone = TimeZone(secondsFromGMT: -3600)! }
        }
    }

    @Test func `and a text follows them`() {
        let screen = Screen(Zones(date: date))
        screen.button("Move")?.tap()

        #expect(screen.shows("9:13 PM"))
    }

    struct Planner: View {
        @State var date: Date
        var components: DatePickerComponents = [.date, .hourAndMinute]
        var body: some View {
            let end = Date(timeIntervalSince1970: 1_800_000_000)
            DatePicker("When", selection: $date, in: ...end, displayedComponents: components)
                .datePickerStyle(.compact)
            Text(String(Int(date.timeIntervalSince1970)))
        }
    }

    private func writing(_ text: String, _ components: DatePickerComponents) -> Screen {
        let screen = Screen(Planner(date: date, components: components))
        screen.root?.subtree.first { $0.isEditable }?.setText(text)
        return screen
    }

    @Test func `a date is chosen by writing it`() {
        #expect(Screen(Planner(date: date)).text.hasPrefix("When        │ Nov 14, 2023 at 10:13 PM │"))
        #expect(writing("Nov 15, 2023 at 9:00 AM", [.date, .hourAndMinute]).shows("1700038820"))
        #expect(writing("Nov 15, 2023", .date).shows("1700086400"))
        #expect(writing("9:00 AM", .hourAndMinute).shows("1699952420"))
    }

    @Test func `what cannot be read leaves the date, and the range holds it`() {
        #expect(writing("soon", .date).shows("1700000000"))
        #expect(writing("Jan 1, 2040", .date).shows("1800000000"))
    }
}
