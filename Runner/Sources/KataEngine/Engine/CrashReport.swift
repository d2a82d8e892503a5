import Foundation

/// The report that Swift's own backtracer writes of a crash (docs/Backtracing.rst in Swift's repository).
struct CrashReport {
    /// The frames that have a place in some source, innermost first.
    let places: [SourcePlace]
    /// The reason in words; nil where the report does not tell.
    let reason: String?

    /// Asks the runtime for the thread that crashed and nothing else, in a file.
    static func settings(output file: URL) -> String {
        "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,sanitize=no,"
            + "output-to=\(file.path)"
    }

    init(parsing text: String) {
        reason = Self.reason(in: text)
        places = text.split(separator: "\n").compactMap { line in
            line.firstMatch(of: #/ at (/[^:]+):([0-9]+)(?::([0-9]+))?$/#).flatMap { match in
                Int(match.2).map {
                    SourcePlace(file: String(match.1), line: $0, column: match.3.flatMap { Int($0) })
                }
            }
        }
    }

    /// A trap of the compiler's is a frame of its own. Dispatch says nothing, but by the name of the function that it ends
    /// the program in.
    private static func reason(in text: String) -> String? {
        if let failure = text.firstMatch(of: /(Swift runtime failure: .+?) (?:in|\*\*\*)/) {
            return String(failure.1)
        }
        switch text.firstMatch(of: #/\n +0 .*?0x[0-9a-f]+ (.+) \+ [0-9]+ in /#)?.1 {
        case "__DISPATCH_WAIT_FOR_QUEUE__":
            return "A queue's sync was called on that queue, which would wait for itself for ever."
        case "_dispatch_assert_queue_fail":
            return "Code ran on another queue, or actor, than the one that it demands."
        case "_dispatch_semaphore_dispose":
            return "A DispatchSemaphore was let go while somebody still had to signal it."
        default: return nil
        }
    }
}

/// A place in a source file.
package struct SourcePlace: Equatable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int?
}
