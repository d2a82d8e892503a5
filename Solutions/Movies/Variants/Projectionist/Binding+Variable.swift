import SwiftUI

extension Binding {
    @MainActor static func variable(_ initialValue: Value) -> Binding<Value> {
        var history = [initialValue]
        return Binding(get: { history[history.count - 1] }, set: { history.append($0) })
    }
}
