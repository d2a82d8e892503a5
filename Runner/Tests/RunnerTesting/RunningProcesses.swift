import Foundation

#if os(Linux)
/// The command lines, of all processes, that have these words in them.
///
/// - Throws: Foundation's error where `/proc` cannot be read: without it nobody would be seen, and every test content.
package func processes(mentioning words: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    return names.filter { pid_t($0) != nil }
        .compactMap { try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8) }
        .filter { $0.contains(words) }
}

/// The same of those that still run after some time; returns as soon as there are none.
package func processesLeft(mentioning words: String, after patience: Duration = .seconds(30)) async throws
    -> [String]
{
    let end = ContinuousClock.now + patience
    while true {
        let found = try processes(mentioning: words)
        guard !found.isEmpty, ContinuousClock.now < end else { return found }
        try await Task.sleep(for: .milliseconds(50))
    }
}
#endif
