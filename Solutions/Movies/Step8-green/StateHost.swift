import SwiftUI

/// Owns a value, and lends it to a view that only has a binding.
struct StateHost<Value, Content: View>: View {
    @State private var value: Value
    private let content: (Binding<Value>) -> Content

    init(_ initialValue: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.content = content
        self.value = initialValue
    }

    var body: some View {
        content($value)
    }
}
