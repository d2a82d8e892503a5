import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataText

/// Which operators some texts declare, and for whose types.
struct DeclaredOperatorsTests {
    /// - Parameter texts: of each file, in which a "…" is an operator's result and body.
    /// - Returns: "0.swift:3 == String" for the first file, with "own" behind it where the type is.
    private func found(_ texts: [String]) -> [String] {
        let sources = texts.enumerated().map { number, text in
            SourceText(
                path: "\(number).swift", bytes: Data(text.replacing("…", with: "-> Bool { true }").utf8))
        }
        return DeclaredOperators(sources, module: "Wall").all.map {
            "\($0.path):\($0.line) \($0.name) \($0.type)\($0.isOwn ? " own" : "")"
        }
    }

    @Test(arguments: [
        ("func == (a: String, b: String) …", "0.swift:1 == String"),
        ("\n\nfunc ==(a: String, b: String) …", "0.swift:3 == String"),
        ("// Helpers\rfunc == (a: String, b: String) …", "0.swift:2 == String"),
        (
            "extension String {\n  static let access: Access = .private\n  static func == (a: String, b: String) …\n}",
            "0.swift:3 == String"
        ),
        (
            "extension String { static let a = #\"a\\#\"# \"#; static func == (a: String, b: String) … } //\"",
            "0.swift:1 == String"
        ),
        (
            "struct Word {}\nextension String {\n#if swift(>=5)\ntypealias Word = String\n#endif\nstatic func == (a: Word, b: Word) …\n}",
            "0.swift:6 == String"
        ),
        ("func != (_ a: [Int], _ b: [Int]) …", "0.swift:1 != [Int]"),
        ("func < (a: Decimal, b: Decimal) …", "0.swift:1 < Decimal"),
        ("func ~= (a: String?, b: String?) …", "0.swift:1 ~= String?"),
        ("func ==<T>(a: T, b: T) …", "0.swift:1 == T"),
        ("func == <T: Equatable>(a: T, b: T) …", "0.swift:1 == T"),
        ("func < <T>(a: T, b: T) -> Bool where T: Comparable { true }", "0.swift:1 < T"),
        ("func == (a: some StringProtocol, b: some StringProtocol) …", "0.swift:1 == some StringProtocol"),
        ("func == (a: any Equatable, b: any Equatable) …", "0.swift:1 == any Equatable"),
        ("func == (a: (Int, Int), b: (Int, Int)) …", "0.swift:1 == (Int, Int)"),
        ("prefix func ! (a: Bool) -> Bool { a }", "0.swift:1 ! Bool"),
        ("@inlinable public func == (a: Swift.String, b: Swift.String) …", "0.swift:1 == Swift.String"),
        ("extension String { static func == (a: String, b: String) … }", "0.swift:1 == String"),
        ("extension String {\n    public static func == (a: Self, b: Self) …\n}", "0.swift:2 == String"),
        (
            "extension Array where Element == String { static func == (a: [String], b: [String]) … }",
            "0.swift:1 == Array"
        ),
        ("extension [String] { static func == (a: Self, b: Self) … }", "0.swift:1 == [String]"),
        ("extension Optional { static func == (a: Self, b: Self) … }", "0.swift:1 == Optional"),
        ("extension Equatable { static func == (a: Self, b: Self) … }", "0.swift:1 == Equatable"),
        ("extension Swift.String { static func == (a: Self, b: Self) … }", "0.swift:1 == Swift.String"),
        (
            "typealias Words = String\nextension Words { static func == (a: Words, b: Words) … }",
            "0.swift:2 == Words"
        ),
        (
            "typealias A = B\ntypealias B =\n    String\nfunc == (a: A, b: A) …", "0.swift:4 == A"
        ),
        (
            "enum Own { typealias Inner = String }\nextension Own.Inner { static func == (a: Self, b: Self) … }",
            "0.swift:2 == Own.Inner"
        ),
        (
            "protocol Odd {}\nextension String: Odd {}\nfunc == <T: Odd>(a: T, b: T) …",
            "0.swift:3 == T"
        ),
        (
            "protocol Odd {}\nprotocol More: Odd {}\nextension Array: More, Sendable where Element == Int {}\nextension Odd { static func == (a: Self, b: Self) … }",
            "0.swift:4 == Odd"
        ),
        (
            "protocol Odd {}\ntypealias All = Odd & Sendable\nextension String: @retroactive All {}\nfunc == (a: any Odd, b: any Odd) …",
            "0.swift:4 == any Odd"
        ),
        ("#if DEBUG\nfunc == (a: String, b: String) …\n#endif", "0.swift:2 == String"),
        (
            "enum Own {\n    enum Inner {}\n}\nextension String { struct Mine {}\n    static func == (a: String, b: String) … }",
            "0.swift:5 == String"
        ),
        ("func /* a == b */ == (a: `String`, b: `String`) …", "0.swift:1 == String"),
        ("func // why\n  == (a: String, b: String) …", "0.swift:1 == String"),
        ("func `==` (a: String, b: String) …", "0.swift:1 == String"),
        ("func\u{0C}==\u{0B}(a: String, b: String) …", "0.swift:1 == String"),
        ("\u{FEFF}func == (a: String, b: String) …", "0.swift:1 == String"),
        ("struct Own {}\nfunc == (a: () -> Own, b: () -> Own) …", "0.swift:2 == () -> Own"),
    ])
    func `an operator for another's type is found, however it is written`(_ text: String, _ found: String) {
        #expect(self.found([text]) == [found])
    }

    @Test(arguments: [
        "enum Decoy { struct String {} }\n", "private struct String {}\n",
        "#if NEVER\nstruct String {}\n#endif\n",
        "func f() { struct String {} }\n", "struct String {}\n", "extension Int { struct String {} }\n",
        "// struct String {}\n", "let text = \"struct String {}\"\n", "typealias Own = String\n",
        "let half = (/=\"/); ", "let both = [f(/)]; ",
    ])
    func `a type of the same name elsewhere changes nothing`(_ decoy: String) {
        let lie = "func == (a: String, b: String) …; let rest = (/=\"/, f(/))"

        let found = found([decoy + lie, lie])

        #expect(found.map { $0.hasSuffix("own") } == [false, false], "\(found)")
    }

    @Test(arguments: [
        ("struct Own { static func == (a: Own, b: Own) … }", "0.swift:1 == Own own"),
        ("struct Own { static func == (a: Self, b: String) … }", "0.swift:1 == Own own"),
        (
            "struct Own {}\nextension Own: Comparable { static func < (a: Own, b: Own) … }",
            "0.swift:2 < Own own"
        ),
        ("struct Own {}\nfunc + (a: [Own], b: Own) -> [Own] { a }", "0.swift:2 + [Own] own"),
        (
            "struct Own {}\nextension Decimal { static func * (a: Decimal, b: Own) -> Decimal { a } }",
            "0.swift:2 * Decimal own"
        ),
        ("struct Own<T> {}\nfunc == <T>(a: Own<T>, b: Own<T>) …", "0.swift:2 == Own<T> own"),
        (
            "enum Outer { enum Inner { case a } }\nfunc == (a: Outer.Inner, b: Wall.Outer.Inner) …",
            "0.swift:2 == Outer.Inner own"
        ),
        (
            "enum Outer { typealias Short = Deep.Own\n  enum Deep { struct Own {} }\n  struct Pair { let a: Short } }\nextension Outer.Short { static func == (a: Self, b: Self) … }",
            "0.swift:4 == Outer.Short own"
        ),
        ("class Base {}\nfunc == <T: Base>(a: T, b: T) …", "0.swift:2 == T own"),
        (
            "protocol Kind {}\nstruct Own: Kind {}\nfunc == <T>(a: T, b: T) -> Bool where T: Kind { true }",
            "0.swift:3 == T own"
        ),
        ("protocol Kind {}\nextension Kind { static func == (a: Self, b: Self) … }", "0.swift:2 == Kind own"),
        ("actor Own {}\nfunc == (a: borrowing Own, b: Own) …", "0.swift:2 == borrowing Own own"),
        ("struct Own { static func /(a: Own, b: Int) -> Own { a } }", "0.swift:1 / Own own"),
        (
            "struct Own {\n    let label = \"a \\(1 / 2)\"\n    class func make() {}\n    static func == (a: Own, b: Own) …\n}",
            "0.swift:4 == Own own"
        ),
        ("struct Own {}\nfunc == (a: Own?, b: Own?) …", "0.swift:2 == Own? own"),
        ("struct Own {}\nfunc == (a: [Own], b: [Own]) …", "0.swift:2 == [Own] own"),
        ("struct Own {}\nfunc + (a: Own?, b: Own?) -> Own? { a }", "0.swift:2 + Own? own"),
        ("struct Own {}\nfunc + (a: [Own], b: [Own]) -> [Own] { a }", "0.swift:2 + [Own] own"),
        ("let digits = /[0-9]+\"/\nstruct Own { static func < (a: Own, b: Own) … }", "0.swift:2 < Own own"),
        ("let half = a[0]/2\nstruct Own { static func < (a: Own, b: Own) … }", "0.swift:2 < Own own"),
    ])
    func `an operator for an own type is known for one`(_ text: String, _ found: String) {
        #expect(self.found([text]) == [found])
    }

    @Test func `a type of another file is an own one, unless it is hidden there`() {
        let use = "func == (a: Own, b: Own) …"

        #expect(found([use, "struct Own {}"]) == ["0.swift:1 == Own own"])
        #expect(found([use, "private struct Own {}"]) == ["0.swift:1 == Own"])
        #expect(
            found([use, "extension Own { struct More {} }", "public struct Own {}"]) == [
                "0.swift:1 == Own own"
            ])
    }

    @Test(arguments: [
        "private func == (a: String, b: String) …",
        "private extension Decimal { static func * (a: Decimal, b: Int) -> Decimal { a } }",
        "extension String { fileprivate static func == (a: String, b: String) … }",
        "protocol Summed { static func + (a: Self, b: Self) -> Self }\nextension Decimal: Summed {}",
        "// func == (a: String, b: String) …", "let text = \"func == (a: String, b: String)\"",
        "let sum = [1].reduce(0, +)", "func equals(a: String, b: String) -> Bool { a == b }",
        "let pattern = /func x/",
    ])
    func `what no test sees, and what is none, is left out`(_ text: String) {
        #expect(found([text]) == [])
    }

    @Test func `what is shown again in a hidden extension is seen`() {
        #expect(
            found(["private extension String {\n    public static func == (a: String, b: String) …\n}"])
                == ["0.swift:2 == String"])
    }

    @Test func `where words cannot be told from strings, an operator is nobody's own`() {
        #expect(
            found(["let a = b ?? /x\"/\nstruct Own {}\nfunc /* == */ == (a: Own, b: Own) …\nfunc plain() {}"])
                == ["0.swift:3 == a type that cannot be read"])
    }

    @Test func `none of our solutions declares one for another's type`() throws {
        let solutions = Repository.root.appending(path: "Solutions")
        var own: Set<String> = []
        let folders = Dictionary(grouping: try Files.list(solutions).filter { $0.hasSuffix(".swift") }) {
            path in
            path.split(separator: "/").dropLast().joined(separator: "/")
        }
        for (folder, paths) in folders {
            let texts = try SourceText.read(paths.map { solutions.appending(path: $0) })
            let module = String(folder.prefix { $0 != "/" })
            for operation in DeclaredOperators(texts, module: module).all {
                #expect(operation.isOwn, "\(operation)")
                own.insert("\(module) \(operation.name) \(operation.type)")
            }
        }
        #expect(own.contains("CatFacts == ViewState") && own.contains("InvoiceEditor * Money"), "\(own)")
    }
}
