import Foundation
import Synchronization

/// A process between the runner and a program whose children may go astray: a build, a run of the learner's tests.
///
/// It ends when its program does, with the same status, and takes everything along that the program has started,
/// in whatever process group that is. It does the same when the runner asks for it (SIGTERM; SIGALRM where a program in a
/// loop is to write first where it is) and when the runner is gone, however it went: its standard input is a pipe from the runner, to which no byte is written.
///
/// On Linux it is the reaper of all that its program leaves behind. Elsewhere a process whose parent has ended before
/// cannot be found.
package enum Supervisor {
    /// The hidden command of `kata` that this is.
    package static let command = "supervise"

    /// The `kata` that is running, or the one built beside these tests; nil where there is none.
    package static let executable: URL? = {
        var folder = runningImage.deletingLastPathComponent()
        for _ in 0..<4 {
            let candidate = folder.appending(path: "kata")
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
                !isFolder.boolValue, access(candidate.path, X_OK) == 0
            {
                return candidate
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }()

    /// The program, or the test bundle, that this code is in.
    private static var runningImage: URL {
        #if os(Linux) && !DARWIN_BRANCHES
        URL(fileURLWithPath: "/proc/self/exe").real
        #else
        Bundle(for: Anchor.self).executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
    }

    private final class Anchor {}

    /// Runs a program until it ends, or until the runner wants or is no more.
    ///
    /// - Parameter words: the program's path and its arguments.
    package static func run(_ words: [String]) -> Never {
        guard let program = words.first else { _exit(127) }
        #if os(Linux) && !DARWIN_BRANCHES
        CLibrary.becomeSubreaper()
        #endif
        var signals = requests
        pthread_sigmask(SIG_BLOCK, &signals, nil)

        let child: pid_t
        do {
            child = try spawn(
                program, words, environment: ProcessInfo.processInfo.environment, directory: nil,
                streams: [nil, STDOUT_FILENO, STDERR_FILENO], group: .parents)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            _exit(127)
        }
        WaitingThread.start {
            var byte: UInt8 = 0
            while true {
                let count = read(STDIN_FILENO, &byte, 1)
                if count == 0 || count < 0 && errno != EINTR { break }
            }
            end(with: 128 + SIGHUP)
        }
        WaitingThread.start {
            var signals = requests
            var received: Int32 = 0
            sigwait(&signals, &received)
            #if os(Linux) && !DARWIN_BRANCHES
            if received == SIGALRM { BusyThread(below: getpid())?.writeBacktrace() }
            #endif
            end(with: 128 + SIGTERM)
        }

        // Seen, and not yet reaped.
        var information = siginfo_t()
        while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        becomeTheOnlyEnder()
        var status: Int32 = 0
        let reaped = waitpid(child, &status, 0)
        endDescendants()
        guard reaped == child else { _exit(127) }
        relay(status)
    }

    /// The signals by which the runner asks for an end.
    private static var requests: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGALRM)
        return signals
    }

    private static func end(with status: Int32) -> Never {
        becomeTheOnlyEnder()
        endDescendants()
        _exit(status)
    }

    /// The program ends, the runner asks, the runner is gone: whichever comes first ends everything, and the others wait
    /// until this process is no more.
    private static func becomeTheOnlyEnder() {
        guard isEnding.exchange(true, ordering: .sequentiallyConsistent) else { return }
        while true { pause() }
    }

    private static let isEnding = Atomic(false)

    /// Ends the way the program did. What the program has dumped is enough.
    private static func relay(_ status: Int32) -> Never {
        let number = status & 0x7f
        guard number != 0 else { _exit((status >> 8) & 0xff) }
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if os(Linux)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #else
        setrlimit(RLIMIT_CORE, &none)
        #endif
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        kill(getpid(), number)
        usleep(100_000)
        _exit(128 + number)
    }

    /// Kills until nothing is left, for two seconds at most. All are found and stopped before the first is killed: a
    /// process whose parent has ended is found by a reaper alone, and a stopped one starts no others.
    private static func endDescendants() {
        let end = ContinuousClock.now + .seconds(2)
        repeat {
            var found: Set<pid_t> = []
            var new: Set<pid_t>
            repeat {
                new = Set(ProcessTree.descendants(of: getpid())).subtracting(found)
                for process in new { kill(process, SIGSTOP) }
                found.formUnion(new)
            } while !new.isEmpty && ContinuousClock.now < end
            for process in found { kill(process, SIGKILL) }
            var status: Int32 = 0
            var reaped: pid_t = 0
            repeat { reaped = waitpid(-1, &status, WNOHANG) } while reaped > 0
            if reaped < 0, errno == ECHILD { return }
            usleep(1_000)
        } while ContinuousClock.now < end
    }
}
