import SwiftUI

extension Binding {
    /// A binding to a variable of its own, for tests and previews. What `.constant` ignores, this keeps.
    @MainActor static func variable(_ initialValue: Value) -> Binding<Value> {
        var value = initialValue
        return Binding(get: { value }, set: { value = $0 })
    }
}
