import Foundation
import KataBase
import KataEngine

/// A folder for other people's work that is gone when the runner is, however it ends: a process of its own sees to that.
final class GradeScratch: Sendable {
    let folder: URL
    private let sweeper: pid_t
    /// Is closed with the process, and the sweeper sees it.
    private let lifeline: Int32

    /// - Parameter parent: is made where it is not there.
    init(in parent: URL) throws {
        Self.sweep(parent)
        folder = parent.appending(path: "work-\(getpid())-\(Seal.newNumber())")
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw KataError.unwritable(parent.path, reason: Files.reason(error))
        }
        let pipe = try PipeEnds()
        // What is killed may write for a moment yet.
        let script = """
            trap '' INT TERM HUP
            read -r _
            for _ in 1 2 3 4 5 6 7 8 9; do rm -rf -- "$1"; [ -e "$1" ] || exit; sleep 0.2; done
            """
        sweeper = try spawn(
            "/bin/sh", ["sh", "-c", script, "sweeper", folder.path],
            environment: RunnerEnvironment.forChildren,
            directory: "/", streams: [pipe.reading, nil, nil])
        pipe.closeReading()
        lifeline = pipe.writing
    }

    /// Removes what was left when the machine stopped: folders of processes that are no more.
    private static func sweep(_ parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names {
            let parts = name.split(separator: "-")
            guard parts.count == 3, parts[0] == "work", let process = pid_t(parts[1]),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: parent.appending(path: name))
        }
    }

    /// Removes the folder.
    func discard() {
        close(lifeline)
        var status: Int32 = 0
        waitpid(sweeper, &status, 0)
    }
}
