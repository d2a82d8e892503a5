import Foundation
import Observation

/// The place of a state's value while its view is mounted. It is observed as any observable model is, so a view that
/// reads it is evaluated when it changes and a view that does not is left alone.
///
/// Unchecked, because the value is only touched under the lock; as in SwiftUI, state may be written from any
/// thread.
final class StateLocation<Value>: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return current
        }
        set {
            guard Evaluation.admitsWrites else { return }
            guard !areEqual(current, newValue) else { return }
            registrar.withMutation(of: self, keyPath: \.value) { replace(with: newValue) }
        }
    }

    private var current: Value { lock.withLock { stored } }

    private func replace(with newValue: Value) {
        var value = newValue
        // Swapped, so that the old value ends outside the lock: its deinit may read state.
        lock.withLock { swap(&stored, &value) }
    }
}
