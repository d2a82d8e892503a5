import Foundation

/// The frames of a crash that have a place in some source, innermost first, as Swift's own backtracer writes them
/// (docs/Backtracing.rst in Swift's repository).
struct CrashReport {
    let places: [SourcePlace]

    /// Asks the runtime for the thread that crashed and nothing else, in a file.
    static func settings(output file: URL) -> String {
        "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,sanitize=no,"
            + "output-to=\(file.path)"
    }

    init(parsing text: String) {
        places = text.split(separator: "\n").compactMap { line in
            line.firstMatch(of: #/ at (/[^:]+):([0-9]+)(?::([0-9]+))?$/#).flatMap { match in
                Int(match.2).map {
                    SourcePlace(file: String(match.1), line: $0, column: match.3.flatMap { Int($0) })
                }
            }
        }
    }
}

/// A place in a source file.
package struct SourcePlace: Equatable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int?
}
