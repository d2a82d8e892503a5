import KataBase
import Testing

@testable import KataEngine

struct SwiftUIFactsTests {
    private static let list = """
        # A line for whoever reads it.
        13   10.15 View
        13   -     View.keyboard(_:)
        16   13    View.pad(_?:by?:)
        17.4 14.4  View.pad(to:)
        18   15    Store.init(_:) where Value == Date
        13   10.15 Store.init(_:)
        -    11    Style.box
        """

    @Test(arguments: [
        (
            "extension SwiftUI.View {\n  func keyboard(_ type: SwiftUI.Kind)\n}",
            "@available(iOS 13, macOS 9999, *)"
        ),
        ("extension SwiftUI.View {\n  func pad(_ a: A)\n}", "@available(iOS 16, macOS 13, *)"),
        ("extension SwiftUI.View {\n  func pad(by a: A = 1)\n}", "@available(iOS 16, macOS 13, *)"),
        ("extension SwiftUI.View {\n  func pad(to a: A)\n}", "@available(iOS 17.4, macOS 14.4, *)"),
        (
            "extension SwiftUI.Store where Value == Foundation.Date {\n  init(_ a: A)\n}",
            "@available(iOS 18, macOS 15, *)"
        ),
        (
            "extension SwiftUI.Store where Value == Int {\n  init(_ a: A)\n}",
            "@available(iOS 13, macOS 10.15, *)"
        ),
        (
            "extension SwiftUI.Style {\n  static var box: SwiftUI.Style\n}",
            "@available(iOS 9999, macOS 11, *)"
        ),
    ])
    func `a declaration says since when it is there`(_ interface: String, _ mark: String) throws {
        let lines = interface.split(separator: "\n")

        let marked = try SwiftUIFacts(Self.list).marking(ModuleInterface(interface))

        #expect(marked.split(separator: "\n") == [lines[0], mark[...], lines[1], lines[2]])
    }

    @Test(arguments: [
        "extension SwiftUI.View {\n  func other()\n}",
        "extension SwiftUI.View {\n  func pad(by a: A, to b: B)\n}",
        "extension SwiftUI.Other {\n  func keyboard(_ type: SwiftUI.Kind)\n}",
        "@available(*, unavailable, message: \"no\")\nextension SwiftUI.View {\n  func keyboard(_ type: SwiftUI.Kind)\n}",
    ])
    func `of what nothing is known nothing is said`(_ interface: String) throws {
        #expect(try SwiftUIFacts(Self.list).marking(ModuleInterface(interface)) == interface)
    }

    @Test(arguments: ["13 View", "x 10.15 View", "13 10.15.4.1 View"])
    func `a line that is no fact is named`(_ line: String) {
        let error = #expect(throws: KataError.self) { _ = try SwiftUIFacts("# A comment.\n\(line)\n") }

        #expect(error?.description.contains("line 2, \(line)") == true)
    }
}
