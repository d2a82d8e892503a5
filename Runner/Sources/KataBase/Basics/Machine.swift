import Foundation

/// The machine that the runner runs on.
package enum Machine {
    #if arch(arm64)
    /// Its kind, as a Mac's compiler calls it.
    package static let processor = "arm64"
    #else
    /// Its kind, as a Mac's compiler calls it.
    package static let processor = "x86_64"
    #endif

    /// The system's name and version, and the processor's kind.
    package static var words: String {
        "\(ProcessInfo.processInfo.operatingSystemVersionString), \(processor)"
    }
}
