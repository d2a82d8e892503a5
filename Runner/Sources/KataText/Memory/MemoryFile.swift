import Foundation
import KataBase

/// The memory on the disk, where other commands change it, too.
package struct MemoryFile: Sendable {
    package let workspace: Workspace

    package init(_ workspace: Workspace) { self.workspace = workspace }

    private var file: URL { workspace.stateFolder.appending(path: "progress.json") }

    /// The memory as it is at this moment.
    package func load() -> Memory {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Memory.self, from: $0) } ?? Memory()
    }

    /// Changes what is remembered, one command at a time. A checkout that may only be read is no reason to fail: what
    /// cannot be remembered is not.
    ///
    /// - Returns: the memory as it is now.
    @discardableResult
    package func change(_ change: (inout Memory) -> Void) -> Memory {
        let lock = try? FileLock(workspace.stateFolder.appending(path: "progress.lock"))
        defer { withExtendedLifetime(lock) {} }
        let before = load()
        var memory = before
        change(&memory)
        if memory != before, let data = try? JSONEncoder().encode(memory) {
            try? Files.write(data, to: file)
        }
        return memory
    }
}
