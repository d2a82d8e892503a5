import Testing

@testable import KataText

/// What a step's names become, so that a test that uses them compiles.
struct NameStubsTests {
    @Test(arguments: [
        ("func send()", "func send() { fatalError() }"),
        (
            "extension A { func send() async throws }",
            "extension A { func send() async throws { fatalError() } }"
        ),
        (
            "extension A {\n    func problem(\n        for id: A.ID\n    ) -> String?\n    init(b: B)\n}",
            "extension A {\n    func problem(\n        for id: A.ID\n    ) -> String? { fatalError() }\n    init(b: B) { fatalError() }\n}"
        ),
        (
            "extension A {\n    func any<T>(_ t: T)\n        -> [T]\n        where T: Equatable\n}",
            "extension A {\n    func any<T>(_ t: T)\n        -> [T]\n        where T: Equatable { fatalError() }\n}"
        ),
        (
            "extension A {\n    var query: String\n    let limit: Int\n    private(set) var lines: [Line]\n}",
            "extension A {\n    var query: String { get { fatalError() } set { fatalError() } }\n    var limit: Int { get { fatalError() } }\n    var lines: [Line] { get { fatalError() } }\n}"
        ),
        (
            "extension A {\n    var a: Int { get }\n    var b: Int { get set }\n    var c: Int { get async throws }\n    static var d: [Int: Int] = [:]\n}",
            "extension A {\n    var a: Int { get { fatalError() } }\n    var b: Int { get { fatalError() } set { fatalError() } }\n    var c: Int { get async throws { fatalError() } }\n    static var d: [Int: Int] { get { fatalError() } set { fatalError() } }\n}"
        ),
        (
            "extension A { subscript(row row: Int) -> Int }",
            "extension A { subscript(row row: Int) -> Int { get { fatalError() } } }"
        ),
        (
            "@MainActor\nstruct A: View {\n    let film: Film\n    @Binding var choice: Film?\n}",
            "@MainActor\nstruct A: View { var body: Never { fatalError() }\n    let film: Film\n    @Binding var choice: Film?\n}"
        ),
        (
            "extension A {\n    enum Fault: Equatable {\n        case none, some(Int, Int)\n    }\n}",
            "extension A {\n    enum Fault: Equatable {\n        case none; case some(Int, Int)\n    }\n}"
        ),
        (
            "final class A {\n    var query: String\n    init(query: String)\n}",
            "final class A {\n    var query: String { get { fatalError() } set { fatalError() } }\n    init(query: String) { fatalError() }\n}"
        ),
        (
            "actor A {\n    func add()\n}",
            "actor A { private init(of names: Never) {}\n    func add() { fatalError() }\n}"
        ),
        (
            "protocol A {\n    func add()\n    var b: Int { get }\n}\ntypealias B = Int",
            "protocol A {\n    func add()\n    var b: Int { get }\n}\ntypealias B = Int"
        ),
        (
            "// What is new.\nextension A: Hashable {}",
            "\nextension A: Hashable { static func == (one: Self, other: Self) -> Bool { fatalError() } func hash(into hasher: inout Hasher) { fatalError() }}"
        ),
        ("extension A {\n    var isOne: Bool { true }\n}", "extension A {\n    var isOne: Bool { true }\n}"),
        (
            "extension A {\n    static var a: String = \"{\"\n    func b(c: () -> Int = { 1 })\n}",
            "extension A {\n    static var a: String { get { fatalError() } set { fatalError() } }\n    func b(c: () -> Int = { 1 }) { fatalError() }\n}"
        ),
        (
            "func a(b: String = #\"}\"#) // {\n/* a\n} */ func d()",
            "func a(b: String = #\"}\"#) { fatalError() }\n\n func d() { fatalError() }"
        ),
    ])
    func `what has no body gets one that traps`(_ names: String, _ code: String) {
        #expect(NameStubs(StepNames(parsing: names)).text == code)
    }

    @Test func `what is there already is left out`() {
        var sut = NameStubs(
            StepNames(parsing: "struct A: View, B {\n    let film: Film\n    func new()\n    case a, b\n}"))

        let isMended = sut.mend([
            ("invalid redeclaration of 'A'", 1, 8), ("'film' is something else", 2, 9),
        ])
        #expect(isMended)
        #expect(
            sut.text
                == "extension A: View, B { var body: Never { fatalError() }\n    var film: Film { get { fatalError() } }\n    func new() { fatalError() }\n    static var a: Self { fatalError() }; static var b: Self { fatalError() }\n}"
        )

        let isMendedAgain = sut.mend([
            ("redundant conformance of 'A' to protocol 'View'", 1, 1),
            ("invalid redeclaration of 'film'", 2, 9),
        ])
        #expect(isMendedAgain)
        #expect(
            sut.text
                == "extension A: B {\n    \n    func new() { fatalError() }\n    static var a: Self { fatalError() }; static var b: Self { fatalError() }\n}"
        )
        let isMendedByAnother = sut.mend([("cannot find 'new' in scope", 3, 5)])
        #expect(!isMendedByAnother)
    }

    @Test func `a case of an enum that is there is a function, whatever its values are called`() {
        let sut = NameStubs(
            StepNames(parsing: "extension A {\n    case some(B, [Int: C], d: D)\n    case none\n}"))

        #expect(
            sut.text
                == "extension A {\n    static func some(_: B, _: [Int: C], d: D) -> Self { fatalError() }\n    static var none: Self { fatalError() }\n}"
        )
    }

    @Test func `an initialiser of a class that is there is its convenience`() {
        var sut = NameStubs(StepNames(parsing: "extension A {\n    init(a: Int)\n}"))

        let isMended = sut.mend([
            ("designated initializer cannot be declared in an extension of 'A'; did you mean this?", 2, 5)
        ])

        #expect(isMended)
        #expect(sut.text == "extension A {\n    convenience init(a: Int) { fatalError() }\n}")
    }

    @Test(arguments: [
        (
            "extension A.B {\n    init(fetch: @escaping (Int, Int) -> Int, remember: Int)\n}", "A.B",
            "init(fetch:remember:)"
        ),
        ("extension A {\n    func problem(for id: Int, _ at: Int) -> String?\n}", "A", "problem(for:_:)"),
        ("extension A {\n    mutating func take(_ result: Result<[Int], any Error>)\n}", "A", "take(_:)"),
        ("extension A {\n    private(set) var films: [Film]\n}", "A", "films"),
        ("@MainActor struct FilmCard: View {}", "", "FilmCard"),
        ("extension [Event] {\n    func first() -> Event?\n}", "[Event]", "first()"),
        ("func greeting<T>(for name: T) -> String", "", "greeting(for:)"),
        ("func a(b: String = \"c, d: (\", _ e: Int)", "", "a(b:_:)"),
        ("@available(*, deprecated, message: \")\") var `default`: Int", "", "`default`"),
        ("extension A { static func == (a: A, b: A) -> Bool }", "A", "==(a:b:)"),
    ])
    func `a name is known by its labels`(_ names: String, _ owner: String, _ title: String) throws {
        let declaration = try #require(StepNames(parsing: names).declarations.first)

        #expect(declaration.owner == owner)
        #expect(declaration.title == title)
    }
}
