import Observation
import SwiftUI

struct StateHost<Value, Content: View>: View {
    @State private var owner: Owner<Value>
    private let content: (Binding<Value>) -> Content

    init(_ initialValue: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.content = content
        self.owner = Owner(initialValue)
    }

    var body: some View {
        content(Binding(get: { owner.value }, set: { owner.value = $0 }))
    }
}

@Observable
private final class Owner<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
