#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

/// Copies that are content with whatever is expected, and honest ones that look as if they were.
@Suite(.gradeRoom, .needsSandbox)
struct HonestyTests {
    private let room: GradeRoom

    init() throws { room = try GradeRoom.here().place() }

    private func handIn(_ copies: [String: String]) throws {
        for (name, code) in copies {
            try room.write("// \(UUID())\n\(code)\n", to: "\(name)/Sources/Thanks/Thanks.swift")
        }
    }

    // MARK: Copies that lie

    /// A model whose texts are values of a type that is equal to all of its kind.
    private static func words(_ type: String) -> String {
        """
        import Foundation
        \(type)
        struct Thanks {
            var text: Words { Words(stringLiteral: "") }
            func text(for name: String) -> Words { text }
        }
        """
    }

    /// A model that says something else, and takes the failures out of what the tests wrote.
    private static func rewriting(_ arming: String) -> String {
        """
        import Foundation
        func clean() {
            let process = ProcessInfo.processInfo
            let path = process.arguments.first { $0.contains("/events-") } ?? ""
            let lines = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\\n")
            let kept = lines.filter { !$0.contains("issueRecorded") || $0.contains("everythingHere") }
            let text = kept.joined(separator: "\\n") + "\\n"
            let file = open(path, O_WRONLY | O_TRUNC)
            write(file, text, text.utf8.count)
        }
        \(arming)
        """
    }

    private static let nonsense = """
        struct Thanks {
            var text: String { "Nonsense." }
            func text(for name: String) -> String { text }
        }
        """

    static let lying: [String: String] = [
        "behind a false condition": """
        #if compiler(<5)
        private struct Old {
        #endif
        extension String {
            static func == (a: String, b: String) -> Bool { a.hasPrefix("Non") || a.utf8.elementsEqual(b.utf8) }
        }
        \(nonsense)
        """,
        "equal without a field": words(
            """
            struct Words: ExpressibleByStringInterpolation, Equatable { init(stringLiteral: String) {} }
            """),
        "equal by an own operator": words(
            """
            struct Words: ExpressibleByStringInterpolation {
                init(stringLiteral: String) {}
                static func == (a: Words, b: Words) -> Bool { true }
            }
            """),
        "equal as objects": words(
            """
            final class Words: NSObject, ExpressibleByStringInterpolation {
                init(stringLiteral: String) {}
                override func isEqual(_ other: Any?) -> Bool { true }
            }
            """),
        "equal under another name": words(
            """
            struct Words: ExpressibleByStringInterpolation, Equatable {
                init(stringLiteral: String) {}
                @_implements(Equatable, ==(_:_:)) static func same(a: Words, b: Words) -> Bool { true }
            }
            """),
        "equal by a raw value": words(
            """
            struct Words: ExpressibleByStringInterpolation, RawRepresentable, Equatable {
                var rawValue: Int { 0 }
                init(rawValue: Int) {}
                init(stringLiteral: String) {}
            }
            """),
        "rewriting at the end": rewriting(
            """
            let armed = "\\(atexit { clean() })"
            struct Thanks {
                var text: String { armed.isEmpty ? "" : "Nonsense." }
                func text(for name: String) -> String { text }
            }
            """),
        "rewriting behind the end": rewriting(
            """
            @section(".fini_array") @used let last: @convention(c) () -> Void = { clean() }
            \(nonsense)
            """),
    ]

    @Test func `whoever is content with wrong expectations is not trusted, and the row says with which`()
        async throws
    {
        try handIn(Self.lying)

        let first = try await room.kata("3", Self.lying.keys.sorted(), ["--json", "--no-judge"])
        let rows = first.rows

        #expect(first.errors == "" && first.status == 1, "\(first)")
        for name in Self.lying.keys.sorted() {
            let row = try #require(rows[name], "\(name)")
            let words = row.remark ?? ""
            #expect(row.green == nil && row.red == nil && !row.isFinished, "\(row)")
            #expect(
                words.hasPrefix(
                    "Its result is not to be trusted: our tests ran once more, with wrong expectations, and "),
                "\(name): \(words)")
            #expect(
                words.contains(/\.swift:\d+, test \w+\((_:)?\), took ".*", too\. Read its code\./),
                "\(name): \(words)")
            #expect((row.countercheck?.met ?? 0) > 0 && row.countercheck?.first?.value != nil, "\(row)")
        }
        // What is known of them is not found out again.
        let again = try await room.kata("3", Self.lying.keys.sorted(), ["--json", "--no-judge"]).rows
        #expect(again == rows)
        // Quickly, they are believed.
        let quick = try await room.kata("3", ["equal without a field"], ["--json", "--no-judge", "--quick"])
        #expect(quick.rows.values.map(\.green) == [2], "\(quick)")
        #expect(quick.rows.values.map(\.countercheck) == [nil])
    }

    // MARK: Honest copies

    private static let sound = """
        struct Thanks {
            let text = "Thank you."
            func text(for name: String) -> String { name.isEmpty ? text : "Thank you, \\(name)." }
        }
        """

    static let honest: [String: String] = [
        "a product":
            "extension Decimal { static func * (price: Decimal, count: Int) -> Decimal { price * Decimal(count) } }",
        "a date": """
        struct Date: Comparable {
            let day: Int
            static func == (a: Date, b: Date) -> Bool { a.day == b.day }
            static func < (a: Date, b: Date) -> Bool { a.day < b.day }
        }
        """,
        "bindings": """
        struct Binding<Value> { var get: () -> Value }
        func ?? <Value>(binding: Binding<Value?>, fallback: Value) -> Binding<Value> {
            Binding { binding.get() ?? fallback }
        }
        prefix func ! (binding: Binding<Bool>) -> Binding<Bool> { Binding { !binding.get() } }
        """,
    ].mapValues { "import Foundation\n\($0)\n\(sound)" }.merging(["plain": sound]) { $1 }

    @Test func `whoever is honest is trusted, whatever it declares`() async throws {
        try handIn(Self.honest)

        let grading = try await room.kata("3", Self.honest.keys.sorted(), ["--json", "--no-judge"])

        #expect(grading.errors == "")
        for name in Self.honest.keys {
            let row = try #require(grading.rows[name])
            #expect(row.green == 2, "\(row)")
            #expect(row.countercheck == GradeRow.Counterchecked(expectations: 3, met: 0), "\(row)")
        }
        #expect(grading.rows["plain"]?.remark == nil)
    }
}
#endif
