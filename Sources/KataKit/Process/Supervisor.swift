import Foundation

/// A process between the runner and a program whose children may go astray: a build, a run of the learner's tests.
///
/// It ends when its program does, with the same status, and takes everything along that the program has started,
/// in whatever process group that is. It does the same when the runner asks for it (SIGTERM) and when the runner
/// is gone, however it went: its standard input is a pipe from the runner that nobody writes to.
///
/// On Linux it is the reaper of all that its program leaves behind. Elsewhere a child that has cut itself off from
/// its parents before the end cannot be found.
enum Supervisor {
    /// The hidden command of `kata` that this is.
    static let command = "supervise"

    /// The `kata` that is running, or the one built beside these tests; nil where there is none.
    static let executable: URL? = {
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
        #if os(Linux)
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
        Bundle(for: Anchor.self).executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
    }

    private final class Anchor {}

    /// Runs a program until it ends, or until the runner wants or is no more.
    ///
    /// - Parameter words: the program's path and its arguments.
    static func run(_ words: [String]) -> Never {
        guard let program = words.first else { _exit(127) }
        #if os(Linux)
        CLibrary.becomeSubreaper()
        #endif
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
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
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGTERM)
            var received: Int32 = 0
            sigwait(&signals, &received)
            end(with: 128 + SIGTERM)
        }

        var status: Int32 = 0
        while true {
            let process = waitpid(-1, &status, 0)
            if process == child { break }
            if process < 0, errno == ECHILD { _exit(127) }
        }
        endDescendants()
        relay(status)
    }

    private static func end(with status: Int32) -> Never {
        endDescendants()
        _exit(status)
    }

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

    /// Kills until nothing is left, for two seconds at most: what is killed may be starting others meanwhile.
    private static func endDescendants() {
        let end = ContinuousClock.now + .seconds(2)
        repeat {
            var status: Int32 = 0
            var reaped: pid_t = 0
            repeat { reaped = waitpid(-1, &status, WNOHANG) } while reaped > 0
            if reaped < 0, errno == ECHILD { return }
            for process in ProcessTree.descendants(of: getpid()) { kill(process, SIGKILL) }
            usleep(1_000)
        } while ContinuousClock.now < end
    }
}
