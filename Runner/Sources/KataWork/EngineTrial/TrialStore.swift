import Foundation
import KataBase
import KataEngine
import KataText

/// Keeps a trial in the workspace's own folder, for one toolchain, SDK and system: another one is tried anew.
package struct TrialStore: Sendable {
    private let file: URL

    /// Counts up where the compiler's engine does its work otherwise.
    private static let version = "1"

    /// - Parameter system: its name and version, and the processor.
    init(of toolchain: Toolchain, system: String = Machine.words, in workspace: Workspace) {
        var hash = SHA256()
        let words = [Self.version, toolchain.identity, toolchain.swiftc.path, system] + toolchain.sdk
        for word in words { hash.update(part: word) }
        file = workspace.stateFolder.appending(path: "engine-\(hash.finish().prefix(16)).json")
    }

    /// - Returns: a new trial where none is kept, or what is kept cannot be read.
    package func load() -> EngineTrial {
        guard let data = try? Data(contentsOf: file),
            let trial = try? JSONDecoder().decode(EngineTrial.self, from: data)
        else { return .new }
        return trial
    }

    /// Leaves word for the next check.
    func leave(news: String) { try? Files.write(Data(news.utf8), to: newsFile) }

    /// - Returns: what was left, once.
    func takeNews() -> String? {
        guard let data = try? Data(contentsOf: newsFile), unlink(newsFile.path) == 0 else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private var newsFile: URL { file.appendingPathExtension("news") }

    /// Keeps what can be kept: a read-only checkout is no reason to fail.
    func save(_ trial: EngineTrial) {
        guard let data = try? JSONEncoder().encode(trial) else { return }
        try? Files.write(data, to: file)
    }
}
