import Foundation

@testable import KataKit

/// The checkout that these tests stand in.
enum Repository {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    static let root = tests.appending(path: "../../..").real
    static let runner = root.appending(path: "Runner")
    static let fixtures = tests.appending(path: "Fixtures")
}
