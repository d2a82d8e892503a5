#if canImport(Combine)
// There it is Combine's, as it is SwiftUI's.
@_exported import Combine

extension ObservableObject {
    /// The object's changes, for a screen to observe.
    var changes: ObjectChanges {
        ObjectChanges.of(self) { changes in
            objectWillChange.sink { [weak changes] _ in changes?.announce() }
        }
    }
}
#else
/// An object that announces when one of its ``Published`` properties changes: what `@Observable` follows.
///
/// As in SwiftUI, a view that has it by ``StateObject``, ``ObservedObject`` or ``EnvironmentObject`` is evaluated after any
/// change of it, whatever its body reads; a view that has it as a plain property is not. Nothing of Combine's is here
/// besides: no publishers to subscribe to.
public protocol ObservableObject: AnyObject {
    /// Announces a change, before it is made.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// Announces the changes of the object.
    public var objectWillChange: ObservableObjectPublisher {
        ObservableObjectPublisher(ObjectChanges.of(self))
    }

    /// The object's changes, for a screen to observe.
    var changes: ObjectChanges { objectWillChange.changes }
}

/// Announces the changes of an ``ObservableObject``.
public final class ObservableObjectPublisher: Sendable {
    let changes: ObjectChanges

    /// One for an object that keeps it in a property of its own.
    public convenience init() {
        self.init(ObjectChanges())
    }

    init(_ changes: ObjectChanges) {
        self.changes = changes
    }

    /// Says that the object is about to change.
    public func send() {
        changes.announce()
    }
}
#endif
