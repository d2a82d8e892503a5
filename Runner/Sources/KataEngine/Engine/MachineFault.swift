import Foundation
import KataBase

/// A fault of the machine, as far as that can be told: it says nothing of the code that was compiled or run.
enum MachineFault {
    /// - Parameters:
    ///   - doer: "The compiler", "The sandbox"
    ///   - words: what it printed.
    /// - Returns: nil where it says nothing of the machine.
    static func error(of doer: String, saying words: String) -> KataError? {
        let lines = words.split(whereSeparator: \.isNewline)
        if lines.contains(where: { $0.hasSuffix(codesignsWords) }) {
            return KataError(
                "\(doer) could not sign what was built, since iCloud or another cloud keeps the folder.",
                next: "Move the folder to another place, for example your home, then run the command again.")
        }
        // What stands in the code is shown below its place, and may hold any words.
        let line = lines.first { (line: Substring) in
            let isTools = tools.contains { line.hasPrefix($0) }
            return isTools && reasons.contains { line.contains($0) }
        }
        return line.map { line in
            memoryWords.contains { line.contains($0) }
                ? memory(of: doer, saying: String(line).printable)
                : KataError("\(doer) could not do its work: \(String(line).printable).", next: advice)
        }
    }

    /// The memory ran out.
    ///
    /// - Parameter words: what the program said of it; nil where the system ended it, which says nothing.
    static func memory(of doer: String, saying words: String? = nil) -> KataError {
        let who = doer.hasPrefix("The ") ? "the \(doer.dropFirst(4))" : doer
        let words = words ?? "the system ended it (signal 9), as it does when nothing is left"
        return KataError(
            "The memory ran out while \(who) worked: \(words).",
            next:
                "This says nothing of the code. End what else takes memory, then run the command again."
        )
    }

    /// - Returns: nil where a program could not be started for another reason than that the system had no more to give.
    static func error(ofStarting doer: String, _ error: any Error) -> KataError? {
        guard let error = error as? ChildProcess.LaunchError, [ENOMEM, EAGAIN].contains(error.code) else {
            return nil
        }
        return memory(of: doer, saying: String(cString: strerror(error.code)))
    }

    /// - Parameter place: a folder that a command that failed wrote into.
    /// - Returns: nil where there is room for more.
    static func error(ofDiskWith place: URL) -> KataError? {
        guard let attributes = try? FileManager.default.attributesOfFileSystem(forPath: place.path),
            let free = (attributes[.systemFreeSize] as? NSNumber)?.int64Value, free < leastRoom
        else { return nil }
        return KataError("The disk of '\(place.path)' is full.", next: advice)
    }

    /// Behind the path of a program that a cloud has marked.
    private static let codesignsWords = ": resource fork, Finder information, or similar detritus not allowed"

    private static let advice = "This says nothing of the code. Mend that, then run the command again."

    /// Less than a program of tests takes, in bytes.
    private static let leastRoom: Int64 = 16 << 20

    /// The words of compilers, linkers and the system for a lack of memory.
    private static let memoryWords =
        [
            "out of memory", "virtual memory exhausted", "memory exhausted", "bad_alloc",
            "unable to execute command: Killed", "failed due to signal 9",
        ] + [ENOMEM, EAGAIN].map { String(cString: strerror($0)) }

    /// Before what bubblewrap, prlimit, LLVM and the linkers say of themselves.
    private static let tools = [
        "error: ", "<unknown>:0: error: ", "bwrap: ", "prlimit: ", "LLVM ERROR: ", "ld", "/usr/bin/ld",
        "clang", "virtual memory exhausted", "terminate called",
    ]

    /// The words for a path that could not be read or written, and for a system that had no more to give.
    private static let reasons =
        [
            "error opening ", "error closing ", "unable to execute command", "unable to spawn",
            "cannot be executed",
        ]
        + memoryWords
        + [ENOSPC, EDQUOT, ENOMEM, EMFILE, ENFILE, EIO, EROFS, EAGAIN].map { String(cString: strerror($0)) }
}
