import Testing

@testable import KataKit

struct DeclarationsTests {
    @Test func `what the users of a type see`() {
        let sut = Declarations(
            """
            import Observation
            /// A total: var hidden = 1
            @MainActor @Observable
            public final class Editor: Sendable {
                private(set) var total = Money(0) // func not()
                public static let shared: Editor = { Editor() }()
                var canSend: Bool { get { let inner = 1; return inner > 0 } }
                init(lines: [Line] = [Line("}")], now: () -> Int = { 1 }) { var local = 2 }
                @discardableResult
                public func add(
                    _ line: Line, times n: Int = 1
                ) async throws -> Line? { func nested() {}; return line }
                struct Line: Equatable, Identifiable { let id: Int }
            }
            extension Editor.Line { func text() -> String { "{ \\(id) }" } }
            enum Mark: String { case good, bad(Int) }
            """)

        #expect(
            sut.all == [
                "Editor", "Editor: Sendable", "Editor.var total", "Editor.static var shared:Editor",
                "Editor.var canSend:Bool", "Editor.init(lines:[Line],now:()->Int)",
                "Editor.func add(_ line:Line,times n:Int)async throws->Line?", "Editor.Line",
                "Editor.Line: Equatable", "Editor.Line: Identifiable", "Editor.Line.var id:Int",
                "Editor.Line.func text()->String", "Mark", "Mark: String", "Mark.case good,bad(Int)",
            ])
    }

    @Test func `access, bodies, initial values and the order are not compared`() {
        let names = Declarations(
            """
            extension Editor {
                func problem(for id: Line.ID) -> String?
                var count: Int { get }
            }
            """)
        let snapshot = Declarations(
            """
            class Editor {
                public let count: Int = 3
            }
            extension Editor {
                internal func problem(for id: Line.ID) -> String? { nil }
                func other() {}
            }
            """)

        #expect(snapshot.missing(from: names) == [])
    }

    @Test(arguments: [
        ("func problem(of id: Line.ID) -> String?", "Editor.func problem(of id:Line.ID)->String?"),
        ("func problem(for id: Line.ID) -> String", "Editor.func problem(for id:Line.ID)->String"),
        (
            "static func problem(for id: Line.ID) -> String?",
            "Editor.static func problem(for id:Line.ID)->String?"
        ),
        (
            "func problem(for id: Line.ID) throws -> String?",
            "Editor.func problem(for id:Line.ID)throws->String?"
        ),
    ])
    func `another signature is another declaration`(_ names: String, _ missing: String) {
        let snapshot = Declarations("extension Editor { func problem(for id: Line.ID) -> String? { nil } }")

        #expect(snapshot.missing(from: Declarations("extension Editor {\n\(names)\n}")) == [missing])
    }
}
