import Dispatch

/// The queue that the main actor runs on.
enum MainQueue {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True where this code runs on the main actor's queue. (`Thread.isMainThread` is false there on Linux.)
    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) == true
    }
}
