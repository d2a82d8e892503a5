import Foundation

/// Lets as many runners through at once as there are cores; the others wait without holding a thread.
package actor Turnstile {
    package static let shared = Turnstile()

    private var free = ProcessInfo.processInfo.activeProcessorCount
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package nonisolated func pass<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws
        -> Value
    {
        await enter()
        do {
            let value = try await work()
            await leave()
            return value
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
