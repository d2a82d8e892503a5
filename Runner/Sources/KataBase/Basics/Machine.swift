import Foundation

/// The machine that the runner runs on.
package enum Machine {
    #if arch(arm64)
    private static let processor = "arm64"
    #else
    private static let processor = "x86_64"
    #endif

    /// The system's name and version, and the processor's kind.
    package static var words: String {
        "\(ProcessInfo.processInfo.operatingSystemVersionString), \(processor)"
    }
}
