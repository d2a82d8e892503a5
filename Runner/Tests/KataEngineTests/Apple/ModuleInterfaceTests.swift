import Testing

@testable import KataEngine

struct ModuleInterfaceTests {
    @Test(arguments: [
        ("public struct Card {\n}", ["Card"]),
        (
            "extension SwiftUI.Card : Swift.Equatable, SwiftUI.View where A : Swift.Hashable {\n}",
            ["Card: Equatable, View"]
        ),
        (
            "public struct Card {\n  public init(_ title: Swift.String, @SwiftUI.Builder content: () -> Content)\n}",
            ["Card", "Card.init(_:content:)"]
        ),
        (
            "extension SwiftUI.Text.Style {\n  public static let plain: SwiftUI.Text.Style\n}",
            ["Text.Style.plain"]
        ),
        (
            "extension SwiftUI.View {\n  @Swift.MainActor public func pad(_ edges: SwiftUI.Edge.Set = .all, by length: Swift.Double? = nil) -> some SwiftUI.View\n}",
            ["View.pad(_?:by?:)"]
        ),
        ("public func + <A>(a: A, b: (A, A) -> A) -> A", ["+(a:b:)"]),
        (
            "public func all(_ words: Swift.String..., of number: [Swift.Int : Swift.Int] = [1 : 2, 3: 4]) async throws",
            ["all(_?:of?:)"]
        ),
        (
            "extension SwiftUI.A {\n  @inlinable public subscript(index: Swift.Int) -> Swift.Int {\n    get {\n      if true { 1 }\n    }\n  }\n  public var b: Swift.Int {\n    get\n  }\n}",
            ["A.subscript(_:)", "A.b"]
        ),
        (
            "@frozen public enum Kind : Swift.Equatable {\n  case plain\n  indirect case other(SwiftUI.Kind, by: Swift.Int)\n  public class func made() -> SwiftUI.Kind\n  public init?(rawValue: Swift.Int)\n}",
            ["Kind", "Kind.plain", "Kind.other(_:by:)", "Kind.made()", "Kind.init(rawValue:)"]
        ),
        ("public struct `repeat` {\n  public var `default`: Swift.Int\n}", ["repeat", "repeat.default"]),
        (
            "#if compiler(>=5.3) && $New\npublic var a: Swift.Int\n#else\npublic var b: Swift.Int\n#endif\npublic let c: Swift.Int",
            ["a", "c"]
        ),
        ("// a comment\nimport Swift\nprefix operator ++\npublic typealias Name = Swift.String", ["Name"]),
    ])
    func `a declaration has its owner, its name and its labels`(_ text: String, _ expected: [String]) {
        #expect(ModuleInterface(text).declarations.map(\.spelling) == expected)
    }

    @Test func `it is where its owners and itself are`() {
        let sut = ModuleInterface(
            """
            @available(iOS 16, *)
            extension SwiftUI.View where Self == SwiftUI.Text {
              @available(macOS, unavailable)
              @Swift.MainActor public func a() where A : SwiftUI.B
              public func b()
            }
            """)

        #expect(
            sut.declarations.map(\.availability) == [
                ["@available(iOS 16, *)", "@available(macOS, unavailable)"], ["@available(iOS 16, *)"],
            ])
        #expect(
            sut.declarations.map(\.conditions) == [
                "Self == SwiftUI.Text, A : SwiftUI.B", "Self == SwiftUI.Text",
            ])
        #expect(sut.declarations.map(\.line) == [3, 4])
    }
}
