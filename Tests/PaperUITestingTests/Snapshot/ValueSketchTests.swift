import Foundation
import TestSupport
import Testing

@testable import PaperUITesting

@Suite(.endsInTime)
struct ValueSketchTests {
    @Test func `a time zone and a locale are their names`() throws {
        expect(try #require(TimeZone(identifier: "Europe/Berlin")), "- Europe/Berlin")
        expect(try #require(TimeZone(secondsFromGMT: 7200)), "- GMT+0200")
        expect(TimeZone.autoupdatingCurrent, "- \(TimeZone.current.identifier) (autoupdating)")
        expect(Locale(identifier: "de_DE"), "- de_DE")
        expect(Locale(identifier: ""), #"- """#)
        expect(Locale.autoupdatingCurrent, "- \(Locale.current.identifier) (autoupdating)")
    }

    @Test func `a calendar is what can be set of it`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        calendar.locale = Locale(identifier: "ja_JP")
        calendar.firstWeekday = 2
        expect(
            calendar,
            """
            ▿ gregorian
              - locale: ja_JP
              - timeZone: Asia/Tokyo
              - firstWeekday: 2
              - minimumDaysInFirstWeek: \(calendar.minimumDaysInFirstWeek)
            """)
    }

    @Test func `components of a date that name a time zone do not describe it`() {
        var components = DateComponents(year: 2017)
        components.timeZone = TimeZone(identifier: "Europe/Berlin")
        expect(components, "▿ DateComponents\n  - timeZone: Europe/Berlin\n  - year: 2017")
        components.calendar = Calendar(identifier: .gregorian)
        #expect(ValueDump.lines(of: components).prefix(2) == ["▿ DateComponents", "  ▿ calendar: gregorian"])
    }

    @Test func `data shows its bytes, or a number that goes by them`() {
        expect(Data(), "- 0 bytes")
        expect(Data([7]), "- 1 byte: 07")
        expect(Data([1, 2, 255]), "- 3 bytes: 01 02 ff")
        expect(Data([0, 1, 2, 255]).dropFirst(), "- 3 bytes: 01 02 ff")
        expect(Data(repeating: 7, count: 65), "- 65 bytes, FNV-1a f0f8b3f6bbeb0c86")
        expect(
            ["a": Data([1])],
            "▿ 1 key/value pair\n  ▿ (2 elements)\n    - key: \"a\"\n    - value: 1 byte: 01")
        expect(AnyHashable(Data([1])), "- 1 byte: 01")
        expect(NSData(data: Data([1])), "- 1 byte: 01")
    }

    @Test func `an attributed text shows which part has which attributes`() {
        expect(AttributedString("x"), #"- "x""#)
        expect(AttributedString(), #"- """#)
        var text = AttributedString("tea")
        text.link = URL(string: "https://tea.example")
        text.languageIdentifier = "en"
        expect(
            text + AttributedString(" time"),
            """
            ▿ "tea time"
              - "tea": NSLanguage = en, NSLink = https://tea.example
              - " time": no attributes
            """)
    }

    @Test func `a date is exact`() {
        for milliseconds in 0..<1000 {
            let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(milliseconds) / 1000)
            let digits = "\(1000 + milliseconds)".dropFirst()
            #expect(date.sketch.text == "2023-11-14T22:13:20.\(digits)Z")
        }
        let date = Date(timeIntervalSinceReferenceDate: 0)
        expect(date, "- 2001-01-01T00:00:00.000Z")
        expect(date + 0.0001, "- 2001-01-01T00:00:00.000Z (0.0001 seconds since 2001)")
        expect(date + .infinity, "- inf seconds since 2001")
        expect(date + .nan, "- nan seconds since 2001")
        expect(date + 1e300, "- 1e+300 seconds since 2001")
    }

    @Test func `an address goes by its type`() {
        let object = NSObject()
        withUnsafePointer(to: 3) { pointer in
            expect(pointer, "- UnsafePointer<Int>")
            expect(UnsafeRawPointer(pointer), "- UnsafeRawPointer")
            expect(OpaquePointer(pointer), "- OpaquePointer")
            expect(UnsafeBufferPointer(start: pointer, count: 1), "- UnsafeBufferPointer<Int> of 1")
        }
        expect(ObjectIdentifier(object), "- ObjectIdentifier")
        expect(object, "- NSObject")
        expect(Proxy(object: object), "▿ proxy of 0x…, colour 0xFF00FFAA\n  - object: NSObject")
        expect({ 3 } as () -> Int, "- () -> Int")
        expect(\Parcel.weight, #"- \Parcel.weight"#)
    }

    @Test func `a description that may be in any order is not told`() {
        expect(Tags(names: ["a"]), "▿ [\"a\"]\n  ▿ names: 1 member\n    - \"a\"")
        expect(Tags(names: ["a", "b"]), "▿ Tags\n  ▿ names: 2 members\n    - \"a\"\n    - \"b\"")
    }

    @Test func `a lazy property has the name that its author gave it`() {
        var parcel = Parcel()
        expect(parcel, "▿ Parcel\n  - weight: 2\n  - price: nil")
        #expect(parcel.price == 4)
        expect(parcel, "▿ Parcel\n  - weight: 2\n  - price: 4")
    }

    @Test func `what is Objective-C's is as it is in Swift`() {
        expect(NSString("tea"), #"- "tea""#)
        expect(NSNumber(value: 3), "- 3")
        expect(NSArray(array: [1, 2]), "▿ 2 elements\n  - 1\n  - 2")
        expect(NSDate(timeIntervalSinceReferenceDate: 0), "- 2001-01-01T00:00:00.000Z")
        expect(
            NSError(domain: "tea", code: 3, userInfo: ["b": 1, "a": 2]),
            """
            ▿ NSError
              - domain: "tea"
              - code: 3
              ▿ userInfo: 2 key/value pairs
                ▿ (2 elements)
                  - key: "a"
                  - value: 2
                ▿ (2 elements)
                  - key: "b"
                  - value: 1
            """)
    }

    @Test func `a relative address names what it is relative to`() throws {
        let base = try #require(URL(string: "https://tea.example/"))
        expect(try #require(URL(string: "a", relativeTo: base)), "- a -- https://tea.example/")
    }

    @Test func `two processes dump the same`() async {
        var dumps: [String] = []
        for _ in 1...2 {
            let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                let names = Set("abcdefghij".map(String.init))
                let values: [Any] = [
                    names, Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }), Tags(names: names),
                    TimeZone.current, Locale.current, Calendar.current, AttributedString("x"),
                    Data(0...99 as ClosedRange<UInt8>),
                    ObjectIdentifier(NSObject()), NSLock(), CharacterSet.letters, IndexSet([1, 2, 9]),
                    Notification(name: .init("n"), object: NSObject(), userInfo: ["b": 1, "a": 2, "c": 3]),
                    DateInterval(start: Date(timeIntervalSince1970: 0), duration: 60),
                    Proxy(object: NSObject()),
                    Measurement(value: 3, unit: UnitLength.kilometers), URLQueryItem(name: "a", value: "b"),
                    Date.FormatStyle.dateTime.year(), Decimal.FormatStyle.Currency(code: "EUR"), Task {},
                ]
                for value in values { print(ValueDump.lines(of: value).joined(separator: "\n")) }
            }
            let output = result?.standardOutputContent ?? []
            dumps.append(String(decoding: output, as: UTF8.self))
        }
        #expect(dumps[0].contains("▿ 10 members"))
        #expect(dumps[0] == dumps[1])
        #expect(!dumps[0].contains(/0x[0-9a-f]/))
    }

    private func expect(_ value: Any, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(ValueDump.lines(of: value).joined(separator: "\n") == text, sourceLocation: sourceLocation)
    }
}

private struct Proxy: CustomStringConvertible {
    let object: NSObject
    var description: String { "proxy of \(Unmanaged.passUnretained(object).toOpaque()), colour 0xFF00FFAA" }
}

private struct Tags: CustomStringConvertible {
    var names: Set<String>
    var description: String { "\(Array(names))" }
}

private struct Parcel {
    var weight = 2
    lazy var price = weight * 2
}
