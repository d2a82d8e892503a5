import Foundation
import PaperUI
import TestSupport
import Testing

/// What a machine is set to does not show.
@MainActor
@Suite(.endsInTime) struct MachineTests {
    /// Eleven in the evening of 9 January 2007, in Greenwich.
    private nonisolated static let date = Date(timeIntervalSince1970: 1_168_300_800 + 23 * 3600)

    @Test func `dates are written by the time of Greenwich, also in Tokyo`() async {
        await #expect(processExitsWith: .success) {
            setenv("TZ", "Asia/Tokyo", 1)
            #expect(TimeZone.autoupdatingCurrent.secondsFromGMT() == 9 * 3600)
            await MainActor.run {
                let date = MachineTests.date
                #expect(text(of: Text(date, format: .dateTime)) == "1/9/2007, 11:00 PM")
                #expect(text(of: Text("\(date, format: .dateTime.day().month())")) == "Jan 9")
                let field = TextField("Day", value: .constant(date), format: .dateTime.day().month().year())
                #expect(text(of: field) == "│ Jan 9, 2007 │")
                let hour = date..<date.addingTimeInterval(3600 / 2)
                #expect(text(of: Text(hour, format: .interval.hour().minute())) == "11:00 – 11:30 PM")
            }
        }
    }

    @Test func `a format keeps the time zone that it has of its own`() throws {
        var format = Date.FormatStyle.dateTime.hour()
        format.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(text(of: Text(Self.date, format: format)) == "12 AM")
    }

    @Test func `what is relative to today is so to a day in 2007`() throws {
        #expect(text(of: Text(Self.date, format: .relative(presentation: .named))) == "in 13 hours")
        let before = Self.date.addingTimeInterval(-3 * 24 * 3600)
        #expect(text(of: Text(before, format: .relative(presentation: .numeric))) == "3 days ago")
    }
}

@MainActor
private func text(of view: some View) -> String {
    Screen(view).text.replacing("\u{202f}", with: " ").replacing("\u{2009}", with: " ")
}
