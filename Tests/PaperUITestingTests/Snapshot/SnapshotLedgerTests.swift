import Foundation
import TestSupport
import Testing

@testable import PaperUITesting

/// Who runs the tests may hear which references they ask for.
@Suite(.endsInTime)
struct SnapshotLedgerTests {
    private let darkroom: Darkroom
    private let list: URL

    init() throws {
        darkroom = try Darkroom()
        list = darkroom.folder.appending(component: "references")
        try Data().write(to: list)
    }

    private func ask(for name: String, line: Int, by environment: [String: String]) -> SnapshotTaker? {
        SnapshotLedger.owner(
            of: darkroom.reference(name).path,
            unless: SnapshotTaker(line: darkroom.line(line), test: nil, name: name), environment: environment)
    }

    @Test func `each is told once, whoever asks for it`() throws {
        let environment = ["KATA_REFERENCES": list.path]

        #expect(ask(for: "Dark.svg", line: 3, by: environment) == nil)
        #expect(ask(for: "Dark.svg", line: 3, by: environment) == nil)
        #expect(ask(for: "Light.svg", line: 4, by: environment) == nil)
        #expect(ask(for: "Dark.svg", line: 5, by: environment) != nil)

        #expect(
            try String(contentsOf: list, encoding: .utf8)
                == "\(darkroom.reference("Dark.svg").path)\n\(darkroom.reference("Light.svg").path)\n")
    }

    @Test func `nobody is told who does not ask, and nothing is written beside the list`() throws {
        #expect(ask(for: "One.txt", line: 3, by: [:]) == nil)
        #expect(ask(for: "Two.txt", line: 4, by: ["KATA_REFERENCES": "\(list.path)/none"]) == nil)

        #expect(try Data(contentsOf: list).isEmpty)
    }
}
