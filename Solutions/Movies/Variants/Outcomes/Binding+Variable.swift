import SwiftUI

extension Binding {
    @MainActor static func variable(_ initialValue: Value) -> Binding<Value> {
        let box = Box(initialValue)
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

private final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
