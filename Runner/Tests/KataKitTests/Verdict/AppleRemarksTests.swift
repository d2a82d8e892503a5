import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// What Apple's systems would say of code that is green here.
struct AppleRemarksTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.edit(
            "Package.swift", "import PackageDescription", "import PackageDescription\n// .iOS(.v17)")
        try fixture.write("// .macOS(.v15)\n", to: "App/Package.swift")
    }

    private func report(_ onPhone: [(Int, String)], _ onMac: [(Int, String)]) throws -> String {
        func remarks(_ all: [(Int, String)]) -> [AppleRemarks.Remark] {
            all.map { AppleRemarks.Remark(file: "Sources/Greeting/Card.swift", line: $0.0, message: $0.1) }
        }
        var verdict = try fixture.verdict(
            step: 1,
            run: TestRun(
                tests: [
                    TestRun.Test(
                        name: "a()", file: fixture.path("Tests/GreetingTests/Step1-Hello.swift"), line: 1,
                        column: 1,
                        state: .passed)
                ], issues: [],
                ending: .complete, output: ""))
        verdict.onApple = AppleRemarks(phone: 17, onPhone: remarks(onPhone), mac: 15, onMac: remarks(onMac))
        return fixture.report(verdict)
    }

    @Test func `a green tells what an iPhone would not compile, and what a Mac does not show`() throws {
        expectRecorded(
            try report(
                [
                    (7, "'Tab' is only available in iOS 18 or newer"),
                    (9, "'checkbox' is unavailable in iOS"),
                ],
                [
                    (11, "'keyboardType' is unavailable in macOS"),
                    (12, "'keyboardType' is unavailable in macOS"),
                    (13, "'glassEffect(_:in:)' is only available in macOS 26 or newer"),
                ]), as: "on-apple")
    }

    @Test func `of many the first ones are told, and the command that tells all`() throws {
        let words = try report((1...6).map { ($0, "'Tab' is only available in iOS 18 or newer") }, [])

        #expect(words.contains("    and 2 more: ./kata check --all\n"))
        #expect(!words.contains("Card.swift:5"))
    }

    #if os(Linux)
    @Test func `of PaperUI's names, a phone and a Mac are said to lack what SwiftUI's lack there`()
        async throws
    {
        for path in ["Sources/PaperUI", SwiftUIFacts.fileName, "App/Package.swift", "Package.swift"] {
            let place = Repository.root.appending(path: path).path
            try fixture.shell("mkdir -p Sources App Runner && rm -rf '\(path)' && cp -R '\(place)' '\(path)'")
        }
        for name in ["Systems", "Stored"] {
            let code = Repository.fixtures.appending(path: "Strict/\(name).swift")
            let lines = try Files.text(code).split(separator: "\n", omittingEmptySubsequences: false)
            let expected = lines.enumerated().compactMap { index, line in
                line.firstMatch(of: /\/\/ (iOS|macOS): (.+)/).map { "\(index + 2) \($0.1): \($0.2)" }
            }

            let remarks = try await adviser().remarks(on: try SourceText.read([code]), of: "Screens")

            #expect(expected.count > 0)
            #expect(
                (remarks.onPhone.map { "\($0.line) iOS: \($0.message)" }
                    + remarks.onMac.map { "\($0.line) macOS: \($0.message)" }).sorted() == expected.sorted())
        }
    }

    /// A PaperUI of three names, of which a phone and a Mac lack one each.
    private func giveViews() throws {
        try fixture.write(
            """
            @MainActor public protocol View {}
            public struct Text: View { public init(_ words: String) {} }
            public struct Tab: View { public init() {} }
            extension View { public func keyboardType(_ kind: Int) -> some View { Text("") } }
            """, to: "Sources/PaperUI/Paper.swift")
        try fixture.write("@_exported import PaperUI\n", to: "Sources/SwiftUI/SwiftUI.swift")
        try fixture.write(
            "13 10.15 View\n13 10.15 Text\n18 15 Tab\n13 - View.keyboardType(_:)\n", to: SwiftUIFacts.fileName
        )
        try fixture.solve("Greeting", step: 1)
    }

    private func adviser() throws -> AppleAdviser {
        let call = fixture.call(engine: nil)
        return try #require(AppleAdviser(call.engines))
    }

    private func remarks(on code: String) async throws -> AppleRemarks {
        try giveViews()
        try fixture.write("import SwiftUI\n" + code, to: "Sources/Greeting/Card.swift")
        return try await adviser().remarks(
            on: try SourceText.read([fixture.root.appending(path: "Sources/Greeting/Card.swift")]),
            of: "Greeting")
    }

    @Test(arguments: [
        ("@MainActor let a = Tab()", ["2 'Tab' is only available in iOS 18 or newer"], []),
        ("@MainActor let a = Text(\"\").keyboardType(1)", [], ["2 'keyboardType' is unavailable in macOS"]),
        ("@MainActor func a() { if #available(iOS 18, *) { _ = Tab() } }", [], []),
        ("#if !os(macOS)\n@MainActor let a = Text(\"\").keyboardType(1)\n#endif", [], []),
        (
            "import Synchronization\nlet a = Mutex(1)", ["3 'Mutex' is only available in iOS 18.0 or newer"],
            []
        ),
        ("let a = nowhere", [], []),
    ])
    func `the compiler is asked about names alone`(_ code: String, _ onPhone: [String], _ onMac: [String])
        async throws
    {
        let remarks = try await remarks(on: code)

        #expect(Set(remarks.onPhone.map { "\($0.line) \($0.message)" }) == Set(onPhone))
        #expect(remarks.onMac.map { "\($0.line) \($0.message)" } == onMac)
    }

    @Test func `the first green prepares for the question, and a later one tells`() async throws {
        try giveViews()
        try fixture.write("import SwiftUI\n@MainActor let card = Tab()\n", to: "Sources/Greeting/Card.swift")
        _ = try await fixture.kata("start", "1")

        let first = try await fixture.kata("check")
        let adviser = try adviser()
        for _ in 1...3000 where !adviser.isReady { try await Task.sleep(for: .milliseconds(100)) }
        let second = try await fixture.kata("check")

        #expect(first.output.contains("GREEN"))
        #expect(!first.output.contains("iPhone"))
        #expect(
            second.output.contains(
                "  On an iPhone with iOS 17 this would not compile:\n    Sources/Greeting/Card.swift:2\n"))
        #expect(try await fixture.kata("check", "--json").output.contains("iPhone") == false)
    }

    @Test func `code without views asks nobody`() async throws {
        try giveViews()
        _ = try await fixture.kata("start", "1")

        _ = try await fixture.kata("check")

        #expect(
            !(try Files.names(in: fixture.workspace.stateFolder).contains { $0.hasPrefix("prepare-apple") }))
    }
    #endif
}
