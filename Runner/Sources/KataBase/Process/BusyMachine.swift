import Foundation

/// A machine that had no time for a program, and the time that it left to it.
package struct BusyMachine: Equatable, Sendable {
    /// The seconds that passed.
    let clock: Double
    /// The seconds of them that the program had.
    let left: Double
    private let load: Double

    package init(clock: Double, left: Double) {
        (self.clock, self.left, load) = (clock, left, Machine.loadAverage)
    }

    /// - Parameter slowness: how many times longer than on a quiet machine everything took.
    /// - Returns: nil where that is not much.
    package init?(within time: Duration, slowness: Double) {
        guard slowness > 1.5 else { return nil }
        self.init(clock: time.seconds, left: time.seconds / slowness)
    }

    /// In words, for whoever might take it for a fault of the code.
    package var sentence: String {
        let processors = count(ProcessInfo.processInfo.activeProcessorCount, "processor")
        let time = count(Int(clock.rounded()), "second")
        return String(
            format: "The machine is busy (load average %.1f, %@): of %@ by the clock it left %.1f to this.",
            load,
            processors, time, left)
    }
}
