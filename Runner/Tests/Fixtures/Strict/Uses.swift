// What Swift 6 says of closures that are handed to PaperUI stands above the lines of which it says it. A line without
// such a comment is taken without a word. Sources/PaperUI/PaperUI.swift says where the signatures come from.
import PaperUI

extension Binding {
    static func variable(_ initialValue: Value) -> Binding<Value> where Value: Sendable {
        var value = initialValue
        return Binding(
            // warning: reference to captured var 'value' in concurrently-executing code
            get: { value },
            // warning: mutation of captured var 'value' in concurrently-executing code
            set: { value = $0 })
    }

    @MainActor static func boxed(_ initialValue: Value) -> Binding<Value> {
        let box = Box(initialValue)
        return Binding(get: { box.value }, set: { box.value = $0 })
    }

    @MainActor static func local(_ initialValue: Value) -> Binding<Value> {
        var value = initialValue
        return Binding(get: { value }, set: { value = $0 })
    }

    static func plain(_ initialValue: Value) -> Binding<Value> {
        let box = PlainBox(initialValue)
        return Binding(
            // warning: capture of 'box' with non-Sendable type 'PlainBox<Value>' in a '@Sendable' closure
            get: { box.value },
            // warning: capture of 'box' with non-Sendable type 'PlainBox<Value>' in a '@Sendable' closure
            set: { box.value = $0 })
    }
}

@MainActor final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

final class PlainBox<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

actor Desk {
    private var count = 0

    var binding: Binding<Int> { Binding(get: { self.count }, set: { self.count = $0 }) }
}

struct Row: View {
    @State private var words = ""
    let isOn: Bool
    let onChange: (Bool) -> Void
    let load: () async -> Void
    let reload: @MainActor () async -> Void

    var body: some View {
        var evaluations = 0
        // warning: converting non-Sendable function value to '@isolated(any) @Sendable (Bool) -> Void' may introduce data races
        Toggle("On", isOn: Binding(get: { isOn }, set: onChange))
        Toggle("On", isOn: Binding(get: { isOn }, set: { onChange($0) }))
        Text(words)
            .task { words = "loaded" }
            .task(id: words) { evaluations += 1 }
            .task { await load() }
            .task(reload)
            .refreshable { words = "loaded" }
            .refreshable(action: reload)
            // error: converting non-Sendable function value to '@Sendable () async -> Void' may introduce data races
            .refreshable(action: load)
    }
}

nonisolated func opened(_ open: OpenURLAction, _ url: URL) {
    // warning: call to main actor-isolated instance method 'callAsFunction' in a synchronous nonisolated context
    open(url)
}

/// On no actor: views and modifiers are made anywhere, and evaluated on the main actor.
struct Titles {
    static let title = Text("Title").bold()
    static let mark = Image(systemName: "star")
    var column = VStack {
        Text("Above"); Text("Below")
    }
    var button = Button("Save") {}
    var field = TextField("Name", text: .constant(""))
}

nonisolated func card(_ words: String) -> some View {
    NavigationStack {
        List {
            Section("Words") { Text(words).font(.body).padding().onAppear {} }
        }
        .navigationTitle("Card")
        .sheet(isPresented: .constant(false)) { Circle().fill(.red).stroke(.blue) }
    }
}

nonisolated func evaluated(_ row: Row) {
    // warning: main actor-isolated property 'body' can not be referenced from a nonisolated context
    _ = row.body
}
