import Foundation
import PaperUI
import TestSupport
import Testing

/// A date that is not finite says nothing, and stops no test.
@MainActor
@Suite(.endsInTime) struct OddDateTests {
    /// Not dates: the test's report would write them, which Foundation does not survive.
    nonisolated private static let odd = [Double.nan, .infinity, -.infinity]
    private let warning = /The time of a date is -?(nan|inf), which paper cannot draw\. It is left out\./

    @Test(arguments: odd, [Text.DateStyle.date, .time, .relative, .offset, .timer])
    func `a date that is not finite is left out`(_ seconds: Double, _ style: Text.DateStyle) throws {
        let date = Date(timeIntervalSince1970: seconds)
        let screen = Screen(Text(date, style: style))
        #expect(screen.text == "")
        #expect(screen.warnings.count == 1)
        #expect(screen.warnings.first?.wholeMatch(of: warning) != nil)
        #expect(Screen(Text("On \(date, style: style)")).text == "On ")
    }

    @Test(arguments: odd)
    func `it is left out of every other text`(_ seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        for text in [
            Text(date, format: .dateTime.year()), Text(date, format: .iso8601), Text("\(date)"),
            Text(date, format: .relative(presentation: .numeric)),
            Text(date, format: .verbatim("\(year: .defaultDigits)", timeZone: .gmt, calendar: .current)),
            Text(date..<date, format: .interval.day()), Text("\(date, format: .dateTime)"),
        ] {
            let screen = Screen(text)
            #expect(screen.text == "")
            #expect(screen.warnings.count == 1)
            #expect(screen.warnings.first?.wholeMatch(of: warning) != nil)
        }
    }

    @Test func `a timer that never ends is left out`() {
        let screen = Screen(Text(timerInterval: .now...Date(timeIntervalSince1970: .infinity)))
        #expect(screen.text == "")
        #expect(
            screen.warnings == ["The time of a date is inf, which paper cannot draw. It is left out."])
    }

    @Test func `the view is named in whose body the date stands`() {
        struct Event: View {
            var body: some View { Text(Date(timeIntervalSince1970: .nan), style: .date) }
        }
        #expect(
            Screen(Event()).warnings == [
                "The time of a date in Event is nan, which paper cannot draw. It is left out."
            ])
    }

    @Test func `a date that is far away is told`() {
        #expect(Screen(Text(Date(timeIntervalSince1970: 1e300), style: .timer)).warnings == [])
        #expect(Screen(Text(.distantFuture, style: .offset)).text == "+1995 years")
    }

    @Test func `a date that is not finite can be chosen anew`() {
        struct Planner: View {
            @State private var date = Date(timeIntervalSince1970: .nan)
            var body: some View {
                DatePicker("When", selection: $date, displayedComponents: .date)
                Text("year \(date, format: .dateTime.year())")
            }
        }
        let screen = Screen(Planner())
        #expect(screen.text.hasSuffix("│ (When) │\nyear "))
        screen.root?.subtree.first { $0.isEditable }?.setText("Nov 15, 2023")
        #expect(screen.shows("year 2023"))
    }
}
