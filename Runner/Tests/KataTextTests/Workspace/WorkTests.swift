import Foundation
import Testing

@testable import KataText

struct WorkTests {
    @Test(arguments: [
        ("import XCTest\n", true), ("#if canImport(XCTest)\n    import XCTest\n#endif\n", true),
        ("import Testing\n// import XCTest\n", false),
    ])
    func `XCTest's tests are those of a file that imports it`(_ text: String, _ isXCTest: Bool) {
        let path = OwnTests.path(of: "Greeting")
        let sut = Work(files: [path: Data(text.utf8)])

        #expect(sut.xctests == (isXCTest ? path : nil))
    }
}
