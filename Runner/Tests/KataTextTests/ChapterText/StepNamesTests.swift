import Testing

@testable import KataText

/// What a step's `swift names` fences declare, as a message would call it.
struct StepNamesTests {
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
    @Test func `a name is known by the type that it stands in`() {
        let sut = StepNames(
            parsing: """
                // class Not {
                enum Fault: Equatable { case none, some(Int, at: [Int: Int]) ; case more
                    (Int) }
                extension A {
                    @available(*, deprecated, message: "func x()") class func make() -> A
                    var b: Int { get { let inner = 1; return inner } }
                    struct B { let c: Int = { let d = 1; return d }() }
                    subscript(row row: Int) -> Int
                    func e(
                        @Builder f: (Int) -> Result<Int, any Error>, _ g: Int
                    ) where Self: B
                }
                protocol C { associatedtype D }
                typealias E = Int
                """)

        #expect(
            sut.declarations.map { "\($0.owner)|\($0.keyword)|\($0.title)" } == [
                "|enum|Fault", "Fault|case|none", "Fault|case|some(_:at:)", "Fault|case|more(_:)",
                "A|func|make()", "A|var|b", "A|struct|B", "A.B|let|c", "A|subscript|subscript(row:)",
                "A|func|e(f:_:)", "|protocol|C", "C|associatedtype|D", "|typealias|E",
            ])
        #expect(sut.declarations[2].labels == ["_", "at"])
        #expect(sut.declarations[2].baseName == "some")
    }
}
