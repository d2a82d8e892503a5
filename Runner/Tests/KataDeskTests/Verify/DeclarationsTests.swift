#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataText

/// What is said of names that a chapter's text declares, by the compiler's account of the code.
struct DeclarationsTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private static let code = """
        import Foundation
        protocol Mark: Sendable { func text() -> String }
        struct Line: Identifiable, Mark { let id: UUID; var price = 0; func text() -> String { "" } }
        struct Empty {}
        @MainActor final class Editor {
            var query = ""
            private(set) var lines: [Line] = []
            let limit: Int = 3
            var canSend: Bool { get { let inner = 1; return inner > 0 } }
            static let shared: Editor = Editor()
            init(lines: [Line] = [], now: () -> Int = { (1) }) {}
            private func hidden() {}
            enum Fault: Equatable { case none, some(Int) }
        }
        extension Editor {
            @discardableResult
            func problem(for id: Line.ID, at price: Int = 3) -> String? { nil }
            func send() async throws {}
            func fault(of line: Line) -> Fault? { nil }
        }
        extension Line { mutating func take(_ result: Result<[Int], any Error>) {} }
        func greeting(for name: String?) -> String { "" }
        """

    private func finding(_ names: String) async throws -> String? {
        let file = fixture.root.appending(path: "Code.swift")
        try Files.write(Data(Self.code.utf8), to: file)
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())
        let code = Compilation(module: "Code", files: try SourceText.read([file]), imports: Imports())
        return try NameProofs.finding(
            names, in: try await engine.symbols(of: code, named: names), of: "Step1")
    }

    @Test(arguments: [
        "extension Editor {\n    func problem(for id: Line.ID, at price: Int) -> String?\n    func send() async throws\n}",
        "extension Editor {\n    func problem(\n        for line: Line.ID, at price: Int\n    ) -> String?\n}",
        "extension Editor {\n    var query: String\n    var canSend: Bool\n    let lines: [Line]\n    var limit: Int { get }\n}",
        "extension Editor {\n    var query = \"\"\n    static var shared: Editor\n    init(lines: [Line], now: () -> Int)\n}",
        "struct Empty {\n    init()\n}\n\nextension Line {\n    init(id: UUID, price: Int)\n}",
        "struct Line: Identifiable, Mark {\n    let id: UUID\n    mutating func take(_ result: Result<[Int], any Error>)\n}",
        "extension Editor {\n    enum Fault {\n        case none\n        case some(Int)\n    }\n\n    func fault(of line: Line) -> Fault?\n}",
        "extension Editor.Fault: Equatable {}",
        "func greeting(for name: String?) -> String",
    ])
    func `bodies, values, and what Swift writes by itself are not compared`(_ names: String) async throws {
        #expect(try await finding(names) == nil)
    }

    @Test(arguments: [
        (
            "extension Editor {\n    func problem(of id: Line.ID, at price: Int) -> String?\n}",
            "Step1 does not declare 'func problem(of id: Line.ID, at price: Int) -> String?' in 'Editor'. The nearest is 'func problem(for id: Line.ID, at price: Int = 3) -> String?': 'of' is 'for' there. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    func send() async\n}",
            "Step1 does not declare 'func send() async' in 'Editor'. The nearest is 'func send() async throws': 'throws' is there, too. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    static func send() async throws\n}",
            "Step1 does not declare 'static func send() async throws' in 'Editor'. The nearest is 'func send() async throws': 'static' is not there. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    var querry: String\n}",
            "Step1 does not declare 'var querry: String' in 'Editor'. The nearest is 'var query: String': 'querry' is 'query' there. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    func hidden()\n}",
            "Step1 does not declare 'func hidden()' in 'Editor'. Write the name as the snapshot has it."
        ),
        (
            "func send() async throws",
            "Step1 does not declare 'func send() async throws'. It stands in 'Editor'. Write it inside 'extension Editor { }'."
        ),
        (
            "extension Editor {\n    func greeting(for name: String?) -> String\n}",
            "Step1 does not declare 'func greeting(for name: String?) -> String' in 'Editor'. It stands in no type. Write it outside of 'extension Editor { }'."
        ),
        (
            "struct Invoice {\n    var lines: [Line]\n}",
            "Step1 does not declare 'struct Invoice'. Write the name as the snapshot has it."
        ),
        (
            "extension Editor: Mark {}",
            "Step1 does not declare 'Editor: Mark'. Write the name as the snapshot has it."
        ),
    ])
    func `the nearest is shown, and the difference`(_ names: String, _ expected: String) async throws {
        #expect(try await finding(names) == expected)
    }

    @Test(arguments: [
        ("extension Invoice {\n    func send()\n}", "cannot find type 'Invoice' in scope"),
        (
            "extension Editor {\n    fun send()\n}",
            "expected 'func' keyword in instance method declaration"
        ),
        ("struct Line\nlet limit: Int", "expected '{' in struct"),
    ])
    func `names that are not Swift are no names`(_ names: String, _ error: String) async throws {
        #expect(
            try await finding(names)
                == "these names do not compile with Step1: \(error). Write the name as the snapshot has it.")
    }
}
#endif
