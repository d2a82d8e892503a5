// What Apple's systems say of names that PaperUI has and they have not, or later: above each line that they refuse.
import SwiftUI

struct Pages: View {
    @State private var quantity = ""
    @Namespace private var space
    @AppStorage("count") private var count = 1

    var body: some View {
        TabView {
            // iOS: 'Tab' is only available in iOS 18 or newer
            Tab("Films", systemImage: "film") { Text("Films") }
        }
        // iOS: 'tabBarMinimizeBehavior' is only available in iOS 26 or newer
        .tabBarMinimizeBehavior(.automatic)
        TextField("Quantity", text: $quantity)
            // macOS: 'keyboardType' is unavailable in macOS
            .keyboardType(.numberPad)
            // macOS: 'textInputAutocapitalization' is unavailable in macOS
            .textInputAutocapitalization(.never)
        List { Text("A row") }
            // macOS: 'insetGrouped' is unavailable in macOS
            .listStyle(.insetGrouped)
            // macOS: 'navigationBarTitleDisplayMode' is unavailable in macOS
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                // macOS: 'topBarTrailing' is unavailable in macOS
                ToolbarItem(placement: .topBarTrailing) {
                    // macOS: 'EditButton' is unavailable in macOS
                    EditButton()
                }
            }
            // macOS: 'fullScreenCover(isPresented:onDismiss:content:)' is unavailable in macOS
            .fullScreenCover(isPresented: .constant(false)) { Text("All of it") }
        Toggle("On", isOn: .constant(true))
            // iOS: 'checkbox' is unavailable in iOS
            .toggleStyle(.checkbox)
        Text("Near")
            // iOS: 'matchedTransitionSource(id:in:)' is only available in iOS 18 or newer
            .matchedTransitionSource(id: 1, in: space)
            // iOS: 'navigationTransition' is only available in iOS 18 or newer
            .navigationTransition(.automatic)
            // iOS: 'mix(with:by:)' is only available in iOS 18 or newer
            .foregroundStyle(Color.red.mix(with: .blue, by: 0.5))
            // iOS: 'glassEffect' is only available in iOS 26 or newer
            .glassEffect()
        Image(systemName: "bell")
            // iOS: 'wiggle' is only available in iOS 18 or newer
            .symbolEffect(.wiggle, value: count)
        Image(systemName: "bell")
            // iOS: conformance of 'BounceSymbolEffect' to 'IndefiniteSymbolEffect' is only available in iOS 18 or newer
            .symbolEffect(.bounce)
        // macOS: 'systemBackground' is unavailable in macOS
        Color(.systemBackground)
        ScrollView { Text("Long") }
            // iOS: 'defaultScrollAnchor(_:for:)' is only available in iOS 18 or newer
            .defaultScrollAnchor(.bottom, for: .initialOffset)
        TabView { Text("Plain").tabItem { Label("Plain", systemImage: "film") } }
        if #available(iOS 26, macOS 26, *) { Text("New").glassEffect() }
        #if !os(macOS)
        EditButton()
        #endif
    }
}
