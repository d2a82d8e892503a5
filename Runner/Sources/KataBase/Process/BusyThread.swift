#if os(Linux) && !DARWIN_BRANCHES
import Foundation

/// The thread that works most in a program that does not come to its end.
struct BusyThread {
    private let process: pid_t
    private let thread: pid_t

    /// Looks for it among all processes below one, twice; nil where all of them wait.
    init?(below ancestor: pid_t) {
        let before = Self.ticks(below: ancestor)
        usleep(50_000)
        let gains = Self.ticks(below: ancestor)
            .map { (thread: $0.key, gain: $0.value - before[$0.key, default: $0.value]) }
        guard let most = gains.max(by: { $0.gain < $1.gain }), most.gain > 0 else { return nil }
        (process, thread) = (most.thread.process, most.thread.thread)
    }

    /// Makes Swift's runtime write where the thread is, as it does at a crash, and waits until it is written. The thread
    /// goes on afterwards. A program without Swift's runtime ends.
    func writeBacktrace() {
        let known = ProcessTree.descendants(of: process).count
        let isWriting = { ProcessTree.descendants(of: process).count > known }
        CLibrary.send(SIGSEGV, to: thread, of: process)
        Self.wait(300) { isWriting() }
        Self.wait(3_000) { !isWriting() }
    }

    private static func wait(_ milliseconds: Int, until isTrue: () -> Bool) {
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while !isTrue(), ContinuousClock.now < end { usleep(5_000) }
    }

    private struct ID: Hashable {
        let process: pid_t
        let thread: pid_t
    }

    /// The work of each thread so far, in the system's ticks.
    private static func ticks(below ancestor: pid_t) -> [ID: Int] {
        var found: [ID: Int] = [:]
        for process in ProcessTree.descendants(of: ancestor) {
            let tasks = "/proc/\(process)/task"
            for name in (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? [] {
                guard let thread = pid_t(name),
                    let words = ProcessTree.status(at: "\(tasks)/\(name)/stat", words: 13), words.count > 12
                else { continue }
                found[ID(process: process, thread: thread)] = (Int(words[11]) ?? 0) + (Int(words[12]) ?? 0)
            }
        }
        return found
    }
}
#endif
