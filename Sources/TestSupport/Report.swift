import Foundation
import Testing

/// The receiver of all helpers' failures: the running test, or whoever looks at the helper.
package enum Report {
    /// A failure, as ``expectIssues(_:isolation:sourceLocation:_:)`` looks at it.
    struct Failure: Sendable {
        let words: String
        let line: Int?
    }

    @TaskLocal static var listener: (@Sendable (Failure) -> Void)?

    /// Fails the running test.
    ///
    /// Swift Testing says nothing of an issue outside of its run, so a test of XCTest's would pass. There the process
    /// stops, with these words.
    package static func issue(_ words: String, sourceLocation: SourceLocation) {
        report(words, sourceLocation) {
            Issue.record(Comment(rawValue: words), sourceLocation: sourceLocation)
        }
    }

    /// Fails the running test with an error that a helper has caught.
    package static func error(_ error: any Error, sourceLocation: SourceLocation) {
        report("\(error)", sourceLocation) { Issue.record(error, sourceLocation: sourceLocation) }
    }

    private static func report(_ words: String, _ sourceLocation: SourceLocation, record: () -> Void) {
        if let listener { return listener(Failure(words: words, line: sourceLocation.line)) }
        guard isHeard() else { fatalError(lastWords(words, sourceLocation)) }
        record()
    }

    static func lastWords(_ words: String, _ sourceLocation: SourceLocation) -> String {
        """
        \(words)
        at \(sourceLocation.fileID):\(sourceLocation.line)
        This is no test of Swift Testing, and nobody else hears of it. So the process stops here. \
        Write a function with @Test to have the failure counted.
        """
    }

    /// True where Swift Testing hears of an issue that is recorded here.
    ///
    /// A detached task and a callback of Dispatch have no current test. There the process says which library runs it, by
    /// the argument that SwiftPM and the runner start it with. Xcode runs both libraries in one process and without that
    /// argument, so there XCTest is asked whether a test of its own is running. A program with an entry of its own that
    /// has neither is taken for one that does not hear.
    static func isHeard(
        isInTest: Bool = Test.current != nil, arguments: [String] = ProcessInfo.processInfo.arguments,
        isXCTestIdle: Bool = isXCTestIdle
    ) -> Bool {
        isInTest || names(library: "swift-testing", arguments) || isXCTestIdle
    }

    private static func names(library: String, _ arguments: [String]) -> Bool {
        let option = "--testing-library"
        return arguments.contains("\(option)=\(library)")
            || zip(arguments, arguments.dropFirst()).contains { $0 == option && $1 == library }
    }

    /// True where XCTest is there, and runs no test.
    static var isXCTestIdle: Bool {
        #if canImport(Darwin)
        typealias Current = @convention(c) () -> UnsafeRawPointer?
        // What XCTest itself asks; there is no public name for it.
        guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "_XCTCurrentTestCase") else {
            return false
        }
        return unsafeBitCast(address, to: Current.self)() == nil
        #else
        return false
        #endif
    }
}
