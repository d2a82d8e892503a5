import Foundation

/// The words for a signal that ended a program which gave no reason itself.
enum SignalWords {
    /// - Parameter program: what ended, as in "The tests were ended": "tests were", "app was".
    static func words(for signal: Int32, ending program: String) -> String {
        switch signal {
        // In Swift without unsafe pointers there is hardly another way to these two than a full stack.
        case SIGSEGV, SIGBUS:
            "The \(program) ended by a memory fault: most often a property or a function calls itself for ever."
        // A trap without a message and without a report.
        case SIGILL, SIGTRAP:
            "The \(program) ended by a trap: something that may never be, such as a number that its type cannot hold."
        case SIGKILL:
            "The memory ran out: the system ended the \(program.prefix { $0 != " " }) (signal 9), as it does when nothing is left. Does a loop fill an array or a text without an end? If not, other programs took the memory."
        default: "The \(program) ended by signal \(signal) (\(String(cString: strsignal(signal))))."
        }
    }
}
