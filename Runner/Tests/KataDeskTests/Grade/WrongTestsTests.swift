import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataText

/// Our tests with wrong expectations, before anything is compiled.
struct WrongTestsTests {
    private func tests(_ files: [String: String], seed: String = "1") -> WrongTests {
        let texts = files.sorted { $0.key < $1.key }.map {
            SourceText(path: "/w/Tests/WallTests/\($0.key)", bytes: Data($0.value.utf8))
        }
        return WrongTests(texts, of: "Wall", seed: seed)
    }

    /// What becomes of an expectation among others, by each of some seeds.
    private func wrong(_ expectation: String, among others: String = "") async throws -> Set<String> {
        try await Files.withTemporaryFolder { folder in
            try (1...20).reduce(into: []) { found, seed in
                let sut = tests(["A.swift": "\(expectation)\n\(others)"], seed: "\(seed)")
                let text = try #require(try sut.written(to: folder).first)
                found.insert(String(decoding: text.bytes, as: UTF8.self).linesBetweenFeeds[0])
            }
        }
    }

    @Test func `a value becomes another one that is expected, of the same form`() async throws {
        let others = "#expect(b == [2, 30])\n#expect(c == 0.5)\n#expect(d == \"4\")\n#expect(e(of: 5) != 6)"

        #expect(
            try await wrong("#expect(a == 1, \"1\")", among: others) == [
                "#expect(a == 2, \"1\")", "#expect(a == 30, \"1\")",
            ])
        #expect(try await wrong("#expect(a == 1.5)", among: others) == ["#expect(a == 0.5)"])
        #expect(try await wrong("#expect(a == false)", among: others) == ["#expect(a == true)"])
        #expect(try await wrong("#expect(a == \"5\")", among: others) == ["#expect(a == \"4\")"])
    }

    @Test func `a text becomes one with the same last word, where there is one`() async throws {
        let others =
            "#expect(b == \"2 EUR\")\n#expect(c == \"3 USD\")\n#expect(d == \"Mixed.\")\n#expect(e == \"\")"

        #expect(try await wrong("#expect(a == \"1 EUR\")", among: others) == ["#expect(a == \"2 EUR\")"])
        #expect(
            try await wrong("#expect(a == \"1 GBP\")", among: others)
                == ["\"2 EUR\"", "\"3 USD\"", "\"Mixed.\"", "\"\""].reduce(into: []) {
                    $0.insert("#expect(a == \($1))")
                })
    }

    @Test func `one of several values becomes another one`() async throws {
        #expect(
            try await wrong("#expect(a == [1, 2])") == ["#expect(a == [2, 2])", "#expect(a == [1, 1])"])
        #expect(
            try await wrong("#expect(a == .loaded(Fact(text: \"b c\", in: \"d c\")))")
                == ["b c", "d c"].reduce(into: []) {
                    $0.insert("#expect(a == .loaded(Fact(text: \"\($1)\", in: \"\($1)\")))")
                })
    }

    @Test func `a value that is the only one becomes one that is near`() async throws {
        #expect(try await wrong("#expect(a == 7)").isSubset(of: (8...16).map { "#expect(a == \($0))" }))
        #expect(try await wrong("#expect(a == 7.5)") == ["#expect(a == 8.5)"])
    }

    @Test func `where another value would be found too easily a letter changes, and nothing that is escaped`()
        async throws
    {
        for expectation in [
            #"#expect(a.contains("Fact\n1"))"#, #"#expect(a == "Fact\n\(b)1")"#, #"#expect(a == "Fact\n1")"#,
        ] {
            let found = try await wrong(expectation)
            #expect(found.count > 5)
            for text in found {
                #expect(text.count == expectation.count && text != expectation)
                let differing = zip(text, expectation).enumerated().filter { $1.0 != $1.1 }
                #expect(differing.count == 1 && "Fact".contains(differing[0].element.1), "\(text)")
                #expect(differing[0].element.0.isUppercase == differing[0].element.1.isUppercase)
            }
        }
    }

    @Test func `a part that changed stands in no text that is expected`() async throws {
        let texts = "abcdefghijklmnopqrstuvwxyz".filter { $0 != "q" }.map {
            "#expect(c == \"\($0)b a\($0)\")"
        }

        #expect(
            try await wrong("#expect(a.contains(\"ab\"))", among: texts.joined(separator: "\n"))
                == ["#expect(a.contains(\"aq\"))", "#expect(a.contains(\"qb\"))"])
    }

    @Test(arguments: [
        ("#expect(a)", "#expect(!(a))"), ("#expect(!a, \"b\")", "#expect(!(!a), \"b\")"),
        ("#expect(try await a.b)", "#expect(try await !(a.b))"),
        ("#expect(a == nil)", "#expect(!(a == nil))"),
        ("#expect(a != .b && c)", "#expect(!(a != .b && c))"),
        ("#expect(a.contains(\"1\"))", "#expect(!(a.contains(\"1\")))"),
        ("#expect(a == \"\")", "#expect(!(a == \"\"))"),
    ])
    func `of what has no other value the opposite is asked`(_ right: String, _ wrong: String) async throws {
        #expect(try await self.wrong(right) == [wrong])
        #expect(tests(["A.swift": right]).changes.values.map(\.value) == [nil])
    }

    @Test func `a change knows its place and its value, and no line moves`() async throws {
        let sut = tests([
            "Helpers/B.swift": "\n#expect(\n    a == \"b c\",\n    \"d\"\n)\n#expect(e)\n",
            "Step1-A.swift": "let a = 1\n", "C.swift": "#expect(a == \"x c\")\n",
        ])

        #expect(
            sut.changes.values.sorted { $0.place < $1.place }.map {
                [$0.place.file, "\($0.place.line)", $0.value ?? ""]
            }
                == [
                    ["C.swift", "1", "\"b c\""], ["Helpers/B.swift", "2", "\"x c\""],
                    ["Helpers/B.swift", "6", ""],
                ])
        try await Files.withTemporaryFolder { folder in
            let texts = try sut.written(to: folder)
            #expect(
                texts.map(\.path) == [
                    folder.appending(path: "Tests/WallTests/C.swift").path,
                    folder.appending(path: "Tests/WallTests/Helpers/B.swift").path,
                    "/w/Tests/WallTests/Step1-A.swift",
                ])
            #expect(
                String(decoding: texts[1].bytes, as: UTF8.self)
                    == "\n#expect(\n    a == \"x c\",\n    \"d\"\n)\n#expect(!(e))\n")
            let left = try sut.written(to: folder, without: [.init(file: "Helpers/B.swift", line: 2)])
            #expect(
                String(decoding: left[1].bytes, as: UTF8.self)
                    == "\n#expect(\n    a == \"b c\",\n    \"d\"\n)\n#expect(!(e))\n")
        }
    }

    @Test func `nearly all expectations of our chapters can be made wrong, many of them by a value`()
        async throws
    {
        let workspace = Workspace(root: Repository.root)
        for chapter in try Course(workspace).chapters {
            let texts = try SourceText.read(try TestSet.reference.files(of: chapter.name, in: workspace))
            let sut = WrongTests(texts, of: chapter.name, seed: "1")
            let all = texts.reduce(0) {
                $0 + String(decoding: $1.bytes, as: UTF8.self).matches(of: /#expect\((?!\s*throws:)/).count
            }
            let values = sut.changes.values.count { $0.value != nil }
            #expect(
                Double(sut.changes.count) > 0.98 * Double(all),
                "\(chapter.name): \(sut.changes.count) of \(all)")
            #expect(Double(values) > 0.4 * Double(all), "\(chapter.name): \(values) of \(all)")
        }
    }
}
