import Observation

/// A wait for a condition, and its end.
@MainActor
package enum Wait {
    package enum Outcome {
        case met
        case late
        /// It holds at the deadline, but nothing observable had changed meanwhile.
        case unobserved
        case cancelled
    }

    static let unobservedHint = """
        It is so now, but no observable property told of a change. Is the model marked @Observable?
        """

    private enum Event {
        case change
        case deadline
    }

    package static func outcome(
        of condition: @escaping @MainActor () -> Bool, by deadline: Duration
    ) async -> Outcome {
        let (events, sender) = AsyncStream.makeStream(of: Event.self)
        // A change is told just before it is made. The loop's turn on the main actor comes after the writer's
        // when that is on the main actor, too; after any other writer's there is a second look.
        @Sendable func lookAgain() {
            Task {
                try await Task.sleep(for: .milliseconds(4))
                sender.yield(.change)
            }
        }
        func holds() -> Bool {
            let holds = withObservationTracking(condition) {
                sender.yield(.change)
                if !MainQueue.isCurrent { lookAgain() }
            }
            // What is written between the look and the end of the call above is told to nobody.
            return holds || condition()
        }
        if holds() { return .met }

        let timer = Task {
            try await Patience.exhaust(deadline)
            sender.yield(.deadline)
        }
        defer { timer.cancel() }

        var sawChange = false
        for await event in events {
            switch event {
            case .change:
                sawChange = true
                if holds() { return .met }
            case .deadline:
                guard condition() else { return .late }
                return sawChange ? .met : .unobserved
            }
        }
        return .cancelled
    }
}
