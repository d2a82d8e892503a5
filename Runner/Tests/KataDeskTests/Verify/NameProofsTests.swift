#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataText

/// What is said of names that a chapter's text tells, by the compiler's account of them beside the code of the step before.
struct NameProofsTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private static let before = """
        import Foundation
        protocol Mark: Sendable { func text() -> String }
        struct Line: Identifiable, Mark { let id: UUID; var price = 0; func text() -> String { "" } }
        @MainActor final class Editor {
            var query = ""
            private(set) var lines: [Line] = []
            let limit: Int = 3
            init(lines: [Line] = [], now: () -> Int = { (1) }) {}
            private func hidden() {}
        }
        enum Note { case outing(Int) }
        func bill(for notes: [Note]) -> Int { 0 }
        func old() {}
        """
    private static let code =
        before.replacing("func old() {}", with: "")
        .replacing("case outing(Int)", with: "case outing(Int), swap([Int: Int], minutes: Int), card") + """
            struct Empty {}
            extension Editor {
                enum Fault: Equatable { case none, some(Int) }
                var canSend: Bool { get { let inner = 1; return inner > 0 } }
                static let shared: Editor = Editor()
                @discardableResult
                func problem(for id: Line.ID, at price: Int = 3) -> String? { nil }
                func send() async throws {}
                func later(_ work: @escaping @Sendable () -> Void) {}
                func fault(of line: Line) -> Fault? { nil }
            }
            extension Line { mutating func take(_ result: Result<[Int], any Error>) {} }
            func greeting(for name: String?) -> String { "" }
            """

    private func engine() throws -> CompilerEngine {
        CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())
    }

    private func setup(_ name: String, _ code: String) throws -> Setup {
        let folder = fixture.root.appending(path: name)
        try Files.write(Data(code.utf8), to: folder.appending(path: "Code.swift"))
        return try Setup(
            chapter: "Greeting", step: 1, sourcesFolder: folder, tests: .reference,
            workspace: fixture.workspace)
    }

    private func finding(_ names: String) async throws -> String? {
        let named = try await engine().module(of: setup("Step0", Self.before), with: names)
        if let error = named.errors.first { return error.message }
        return NameProofs.finding(
            named, told: names, in: try await engine().module(of: setup("Step1", Self.code)), of: "Step1")
    }

    @Test(arguments: [
        "extension Editor {\n    func problem(for id: Line.ID, at price: Int) -> String?\n    func send() async throws\n}",
        "extension Editor {\n    func problem(\n        for line: Line.ID, at price: Int\n    ) -> String?\n}",
        "extension Editor {\n    var query: String\n    var canSend: Bool\n    let lines: [Line]\n    var limit: Int { get }\n}",
        "extension Editor {\n    var query = \"\"\n    static var shared: Editor\n    init(lines: [Line], now: () -> Int)\n}",
        "struct Empty {\n    init()\n}\n\nextension Line {\n    init(id: UUID, price: Int)\n}",
        "enum Note {\n    case swap([Int: Int], minutes: Int)\n    case outing(Int), card\n}\n\nfunc bill(for notes: [Note]) -> Int",
        "struct Line: Identifiable, Mark {\n    let id: UUID\n    mutating func take(_ result: Result<[Int], any Error>)\n}",
        "extension Editor {\n    enum Fault {\n        case none\n        case some(Int)\n    }\n\n    func fault(of line: Line) -> Fault?\n}\n\nextension Editor.Fault: Equatable {}",
        "func greeting(for name: String?) -> String",
    ])
    func `bodies, values, and what Swift writes by itself are not compared`(_ names: String) async throws {
        let found = try await finding(names)
        #expect(found == nil)
    }

    @Test(arguments: [
        (
            "extension Editor {\n    func problem(of id: Line.ID, at price: Int) -> String?\n}",
            "Step1 does not declare 'func problem(of id: Line.ID, at price: Int) -> String?' in 'Editor'. The nearest is 'func problem(for id: Line.ID, at price: Int = 3) -> String?'. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    func send() async\n}",
            "Step1 does not declare 'func send() async' in 'Editor'. The nearest is 'func send() async throws'. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    static func send() async throws\n}",
            "Step1 does not declare 'static func send() async throws' in 'Editor'. The nearest is 'func send() async throws'. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    var querry: String\n}",
            "Step1 does not declare 'var querry: String' in 'Editor'. The nearest is 'var query: String'. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    func hidden()\n}",
            "Step1 does not declare 'func hidden()' in 'Editor'. Write the name as the snapshot has it."
        ),
        (
            "func send() async throws",
            "Step1 does not declare 'func send() async throws'. The nearest is 'func send() async throws' in 'Editor'. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    func greeting(for name: String?) -> String\n}",
            "Step1 does not declare 'func greeting(for name: String?) -> String' in 'Editor'. The nearest is 'func greeting(for name: String?) -> String' in no type. Write the name as the snapshot has it."
        ),
        (
            "struct Invoice {\n    var lines: [Line]\n}",
            "Step1 does not declare 'struct Invoice'. Write the name as the snapshot has it."
        ),
        (
            "extension Editor: Mark {}",
            "Step1 does not declare 'Editor: Mark'. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    func later(_ work: @escaping () -> Void)\n}",
            "Step1 does not declare 'func later(_ work: @escaping () -> Void)' in 'Editor'. The nearest is 'func later(_ work: @escaping @Sendable () -> Void)'. Write the name as the snapshot has it."
        ),
        (
            "func old()",
            "Step1 does not declare 'func old()'. Write the name as the snapshot has it."
        ),
        (
            "final class Empty {}",
            "Step1 does not declare 'final class Empty'. The nearest is 'struct Empty'. Write the name as the snapshot has it."
        ),
        (
            "struct Editor {\n    var query: String\n}",
            "Step1 does not declare 'struct Editor'. The nearest is 'final class Editor'. Write the name as the snapshot has it."
        ),
        (
            "extension Editor {\n    var query: String?\n}",
            "Step1 does not declare 'var query: String?' in 'Editor'. The nearest is 'var query: String'. Write the name as the snapshot has it."
        ),
        (
            "enum Note {\n    case card\n    case swap([Int: Int], Int)\n}",
            "Step1 does not declare 'case swap([Int : Int], Int)' in 'Note'. The nearest is 'case swap([Int : Int], minutes: Int)'. Write the name as the snapshot has it."
        ),
    ])
    func `the nearest is shown`(_ names: String, _ expected: String) async throws {
        let found = try await finding(names)
        #expect(found == expected)
    }

    @Test(arguments: [
        ("extension Invoice {\n    func send()\n}", "cannot find type 'Invoice' in scope"),
        (
            "extension Editor {\n    fun send()\n}",
            "expected 'func' keyword in instance method declaration"
        ),
        ("struct Line\nlet limit: Int", "expected '{' in extension"),
    ])
    func `names that are not Swift are no names`(_ names: String, _ error: String) async throws {
        let found = try await finding(names)
        #expect(found == error)
    }

    /// - Returns: what the compiler has against a test by somebody who knows the step before and the names.
    private func errors(in test: String, with names: String) async throws -> [String] {
        let file = fixture.root.appending(path: "MyStep1.swift")
        try Files.write(Data("import Foundation\n@testable import Greeting\n\(test)\n".utf8), to: file)
        let setup = try setup("Step0", Self.uses).testing(SourceText.read([file]), as: .reference)

        let named = try await engine().module(of: setup, with: names, isTested: true)

        #expect(named.errors == [])
        return named.errorsOfTests.map { "\($0.line ?? 0): \($0.message)" }
    }

    private static let uses = """
        import Foundation
        protocol View { associatedtype Body: View; @MainActor var body: Body { get } }
        extension Never: View { var body: Never { fatalError() } }
        @propertyWrapper struct Binding<Value> { let wrappedValue: Value; init(_ value: Value) { wrappedValue = value } }
        func show(_ view: some View) {}
        enum Note { case outing(Int) }
        struct Film: Sendable { let id: Int; func isLong() -> Bool { false } }
        @MainActor final class Model { var query = ""; init() {} }
        """

    /// Each is something else to give a body.
    private static let names = """
        // What is new.
        func send() async throws
        func any<T>(_ t: T)
            -> [T]
            where T: Equatable
        extension Model {
            func problem(
                for id: Int
            ) -> String?
            init(b: Int)
            var query: String
            let limit: Int
            private(set) var lines: [Int]
            var a: Int { get }
            var c: Int { get async throws }
            var e: Int { get set }
            static var d: [Int: Int] = [:]
            static var shared: Model
            static let first: Model
            static var text: String = "{"
            func closure(c: () -> Int = { 1 })
            var isOne: Bool { true }
            enum Fault: Equatable {
                case none, some(Int, Int)
            }
        }
        extension Film: Hashable { subscript(row row: Int) -> Int; func isLong() -> Bool }
        @MainActor
        struct Card: View {
            let film: Film
            @Binding var choice: Film?
        }
        final class Told {
            var query: String
            init(query: String)
        }
        final class Closed { func add() }
        actor Account {
            func add()
        }
        protocol Sink {
            func add()
            var b: Int { get }
        }
        typealias Number = Int
        enum Note { case swap([Int: Int], minutes: Int); case card, pair(Int, Int) }
        func raw(b: String = #"}"#) // {
        /* a
        } */ func d()
        """

    @Test func `what has no body can be used`() async throws {
        let test = """
            struct Drain: Sink { func add() {}; var b: Int { 1 } }
            @MainActor func uses(choice: Binding<Film?>, _ account: Account) async throws {
                try await send()
                let _: [Number] = any(1)
                let model = Model(b: 1)
                let _: String? = model.problem(for: 1)
                model.query = ""
                model.e = 1
                let _: Int = model.limit + model.lines.count + model.a + Film(id: 1)[row: 1]
                _ = try await model.c
                Model.d = [:]
                Model.shared = Model.first
                _ = Model.text
                model.closure()
                _ = model.isOne && Film(id: 1) == Film(id: 2) && Film(id: 1).isLong()
                _ = Set([Film(id: 1)])
                _ = Model.Fault.some(1, 2) == .none
                show(Card(film: Film(id: 1), choice: choice))
                Told(query: "").query = ""
                await account.add()
                let _: [Note] = [.outing(1), .swap([:], minutes: 1), .card, .pair(1, 2)]
                raw()
                d()
            }
            """

        let errors = try await errors(in: test, with: Self.names)
        #expect(errors == [])
    }

    @Test func `what is not told cannot be used`() async throws {
        let test = """
            @MainActor func uses(choice: Binding<Film?>, film: Film, model: Model) async throws {
                try send()
                await send()
                let _: [String] = any(1)
                _ = Model(c: 1)
                _ = model.problem(of: 1)
                model.query = 1
                model.limit = 1
                model.lines = []
                model.a = 1
                func reads() async throws { _ = model.c }
                Model.first = model
                let _: Int = Model.shared
                model.start()
                film[row: 1] = 1
                _ = film < film
                _ = Model.Fault.all
                _ = Card(film: film)
                _ = Told()
                _ = Account()
                _ = Closed()
                _ = Note.swap([:])
                _ = Note.other
                model.query.send()
                raw(c: "")
                unheard()
            }
            """
        let lines = try await errors(in: test, with: Self.names).compactMap { Int($0.prefix { $0 != ":" }) }
        // Behind the two imports and the line with the function's name.
        #expect(Set(lines) == Set(4...(test.split(separator: "\n").count + 1)))
    }
}
#endif
