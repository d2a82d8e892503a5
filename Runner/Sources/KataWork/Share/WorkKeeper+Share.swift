import Foundation

extension WorkKeeper {
    /// Leaves what was just kept to the pusher, where the work is shared, and says once where that does not get through.
    ///
    /// It costs a few milliseconds and nothing of it can fail a check.
    package func leaveToPusher() {
        let sharing = Sharing(workspace)
        switch sharing.standing {
        case .off: return
        case .copied:
            guard sharing.told != .copied else { return }
            sharing.told = .copied
            console.printError(
                "This folder is a copy of one whose work is shared, and its own work is not. Share it with: ./kata share <remote>"
            )
        case .on(_, let remote):
            let failure = sharing.state.failure
            switch (failure, sharing.told) {
            case (let failure?, nil):
                sharing.told = .failure
                console.printError(
                    "Sharing with \(remote.shown) does not get through: \(failure.words). Your work is kept here, and is sent as soon as that is possible."
                )
            case (nil, .failure?):
                sharing.told = nil
                console.printError("Sharing with \(remote.shown) works again.")
            default: break
            }
            Pusher.start(in: workspace, environment: environment)
        }
    }
}
