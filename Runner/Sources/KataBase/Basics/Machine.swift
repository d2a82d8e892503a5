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

    /// The oldest macOS that the workspace's programs are for, as Package.swift has it.
    package static let oldestMacOS = "14.0"

    /// A compiler's name for a Mac like this one with a system: "arm64-apple-macosx14.0".
    package static func macTarget(_ system: String) -> String { "\(processor)-apple-macosx\(system)" }

    /// True on a Mac: people are told other things there. (What compiles only on a Mac asks the compiler.)
    package static let isMac: Bool = {
        #if os(macOS)
        true
        #else
        false
        #endif
    }()

    /// The load that the runner's own tests pretend, so that they end the same on any machine.
    private static let toldLoad = ProcessInfo.processInfo.environment["KATA_LOAD"].flatMap(Double.init)

    /// The number of programs that wanted to run, in the mean of the last minute; 0 where the system does not tell.
    static var loadAverage: Double {
        var averages = [0.0]
        return toldLoad ?? (getloadavg(&averages, 1) == 1 ? averages[0] : 0)
    }

    /// The number of programs that want to run at this moment.
    private static var load: Double {
        if let toldLoad { return toldLoad }
        #if os(Linux)
        // The number before the slash in `0.20 0.18 0.12 1/80 11206` (proc(5)): this thread is one of them.
        let words = ProcessTree.told(by: "/proc/loadavg")?.split(separator: " ") ?? []
        return words[safe: 3]?.split(separator: "/").first.flatMap { Double($0) }.map { $0 - 1 } ?? 0
        #else
        return loadAverage
        #endif
    }

    /// The part of a processor that each program has at this moment, at most 1.
    static var share: Double { min(1, Double(ProcessInfo.processInfo.activeProcessorCount) / max(1, load)) }

    /// The factor by which everything takes longer at this moment than on a quiet machine; no wait takes longer than by
    /// that.
    package static var slowness: Double { min(1 / share, Double(Allowance.longest)) }

    /// The system's name and version, and the processor's kind.
    package static var words: String {
        "\(ProcessInfo.processInfo.operatingSystemVersionString), \(processor)"
    }
}
