import Foundation
import Testing

@testable import KataKit
@testable import KataWork

/// When a step is due, in Berlin.
struct LightTests {
    private let zone: TimeZone

    init() throws { zone = try #require(TimeZone(identifier: "Europe/Berlin")) }

    private func date(_ text: String) throws -> Date {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = zone
        format.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return try #require(format.date(from: text))
    }

    @Test(arguments: [
        ("2026-12-01 20:01:00", 0, "2026-12-03 04:00:00"),
        ("2026-12-01 04:00:00", 0, "2026-12-03 04:00:00"),
        // Past midnight it is still the evening of the day before.
        ("2026-12-02 01:30:00", 0, "2026-12-03 04:00:00"),
        ("2026-12-02 03:59:59", 0, "2026-12-03 04:00:00"),
        // Summer time begins and ends in between, and in the night itself.
        ("2026-03-28 20:00:00", 0, "2026-03-30 04:00:00"),
        ("2026-03-29 03:30:00", 0, "2026-03-30 04:00:00"),
        ("2026-10-24 20:00:00", 0, "2026-10-26 04:00:00"),
        ("2026-10-20 20:00:00", 1, "2026-10-27 04:00:00"),
        ("2026-12-27 09:00:00", 1, "2027-01-03 04:00:00"),
        ("2028-01-31 09:00:00", 2, "2028-03-01 04:00:00"),
        ("2026-12-01 20:01:00", 9, "2026-12-31 04:00:00"),
    ])
    func `a step is due when a day begins`(_ green: String, _ level: Int, _ due: String) throws {
        #expect(try Light.due(after: date(green), at: level, in: zone) == date(due))
    }
}
