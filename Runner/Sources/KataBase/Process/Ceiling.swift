import Foundation

/// The most that a process and all below it may use up together: their own limits do not add up, and for root that on
/// the number of processes does not hold.
package struct Ceiling: Sendable {
    /// Processes and threads.
    static let tasks = 64 + 4 * ProcessInfo.processInfo.activeProcessorCount
    /// Resident, in bytes; what two share counts twice.
    var memory = 2 << 30

    package init(memory: Int = 2 << 30) {
        self.memory = memory
    }

    /// Looks at a process ten times a second, and at once where the machine has many more tasks than at the last look:
    /// in a tenth of a second, thousands are started.
    struct Watch {
        private let ceiling: Ceiling
        private let process: pid_t
        private var nextLook = ContinuousClock.now + Self.interval
        private var tasks = Self.machinesTasks

        private static let interval = Duration.milliseconds(100)

        init(over process: pid_t, _ ceiling: Ceiling) {
            self.process = process
            self.ceiling = ceiling
            #if os(Linux)
            // Among thousands of processes this thread's turn would come too late. It is only allowed to root, and only
            // needed there: others have a limit that holds. What it starts is not favoured.
            var priority = sched_param()
            priority.sched_priority = 1
            _ = sched_setscheduler(0, SCHED_RR | Self.resetOnFork, &priority)
            #endif
        }

        /// SCHED_RESET_ON_FORK (sched(7)).
        private static let resetOnFork: Int32 = 0x4000_0000

        mutating func isExceeded() -> Bool {
            let now = Self.machinesTasks
            guard ContinuousClock.now >= nextLook || now > tasks + Ceiling.tasks else { return false }
            let use = ProcessTree.use(below: process)
            nextLook = .now + Self.interval
            tasks = now
            return use.tasks > Ceiling.tasks || use.memory > ceiling.memory
        }

        /// The number behind the slash in `0.20 0.18 0.12 1/80 11206` (proc(5)); 0 where the system does not tell.
        private static var machinesTasks: Int {
            let text = ProcessTree.told(by: "/proc/loadavg")
            let words = text?.split(separator: " ") ?? []
            return words[safe: 3]?.split(separator: "/").last.flatMap { Int($0) } ?? 0
        }
    }
}
