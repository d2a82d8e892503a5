import Foundation
import Testing

@testable import KataText

struct WorkTests {
    private let path = OwnTests.path(of: "Greeting")

    @Test(arguments: [
        ("import XCTest\nfinal class A: XCTestCase {}\n", true), ("class A :XCTestCase {\n", true),
        ("import XCTest\n@Test func a() { XCTFail() }\n", false), ("// class A: XCTestCase {}\n", false),
    ])
    func `XCTest's tests are those of an XCTestCase`(_ text: String, _ isXCTest: Bool) {
        #expect(Work(files: [path: Data(text.utf8)]).xctests == (isXCTest ? path : nil))
    }

    @Test(arguments: [
        ("@Test func a() { XCTFail(\"no\") }", "XCTFail in Tests/GreetingTests/MyTests.swift:1"),
        (
            "@Test\nfunc a() throws {\n    _ = try XCTUnwrap(b)\n}",
            "XCTUnwrap in Tests/GreetingTests/MyTests.swift:3"
        ),
        ("@Test func a() {\n    // XCTFail()\n}", nil), ("@Test func a() { #expect(b) }", nil),
        ("class A: XCTestCase {\n    func testA() { XCTAssertEqual(1, 1) }\n}", nil),
        (
            "@Test func a() {}\nclass A: XCTestCase {\n    func testA() {\n        XCTAssertTrue(b)\n    }\n}",
            nil
        ),
    ])
    func `a check of XCTest in a test of Swift Testing is found`(_ text: String, _ found: String?) {
        #expect(Work(files: [path: Data(text.utf8)]).unheardCheck == found)
    }
}
