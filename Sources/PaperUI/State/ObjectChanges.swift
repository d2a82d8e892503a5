import Foundation
import Observation

/// The changes of an ``ObservableObject``, which a screen observes as it does an observable property.
final class ObjectChanges: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    /// Unsafe, because it is only touched under the lock.
    private nonisolated(unsafe) var isObserved = false

    /// Tells the observation that is going on that it looks at the object.
    func observe() {
        lock.withLock { isObserved = true }
        registrar.access(self, keyPath: \.change)
    }

    /// Announces a change. During a body that is a fault, unless no view knows the object yet.
    func announce() {
        if let evaluation = Evaluation.current, lock.withLock({ isObserved }) {
            evaluation.note(.changeDuringBody)
        }
        registrar.withMutation(of: self, keyPath: \.change) {}
    }

    private var change: Void { () }
}

extension ObjectChanges {
    private struct Entry {
        weak var object: AnyObject?
        let changes: ObjectChanges
        var subscription: Any?
    }

    /// An object has no room for what is not declared in it, so this stands beside the objects, and holds none of them.
    ///
    /// Unsafe, because it is only touched under the lock. An object is only asked whether it is the one that is meant, and
    /// a subscription only let go of.
    private nonisolated(unsafe) static var all = (entries: [ObjectIdentifier: Entry](), room: 64)
    private static let lock = NSLock()

    /// The changes of an object, the same ones each time.
    ///
    /// - Parameter subscribe: what makes somebody else's announcements theirs, and goes on as long as its result is kept.
    static func of(_ object: AnyObject, subscribe: (ObjectChanges) -> Any? = { _ in nil }) -> ObjectChanges {
        let id = ObjectIdentifier(object)
        // Another object may have had the same place in memory.
        if let known = lock.withLock({ all.entries[id] }), known.object === object { return known.changes }
        let changes = ObjectChanges()
        let entry = Entry(object: object, changes: changes, subscription: subscribe(changes))
        return lock.withLock {
            if let known = all.entries[id], known.object === entry.object, known.object != nil {
                return known.changes
            }
            if all.entries.count >= all.room {
                all.entries = all.entries.filter { $0.value.object != nil }
                all.room = max(64, all.entries.count * 2)
            }
            all.entries[id] = entry
            return changes
        }
    }
}
