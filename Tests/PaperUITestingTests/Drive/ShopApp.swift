import PaperUI

/// An app to be driven: films to search and to look at, and a note to write.
struct ShopApp: App {
    var arguments: [String] = []
    var load: @MainActor () async -> [String] = { [] }

    private var films: [String] {
        arguments.contains("--use-mock-data") ? ["Coco", "Toy Story"] : []
    }

    var body: some Scene {
        WindowGroup("Shop") { Shop(films: films, load: load) }
    }

    // Every app can be started by the system.
    init() {}

    init(arguments: [String] = [], load: @escaping @MainActor () async -> [String] = { [] }) {
        self.arguments = arguments
        self.load = load
    }
}

private struct Shop: View {
    let films: [String]
    let load: @MainActor () async -> [String]
    @State private var loaded: [String] = []
    @State private var search = ""
    @State private var note = ""
    @State private var isOpen = true

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Search films…", text: $search).accessibilityIdentifier("searchBar")
                TextEditor(text: $note).accessibilityIdentifier("note").disabled(note.count == 3)
                Toggle("Open", isOn: $isOpen)
                ProgressView("Stock", value: 0.5)
                List(matches, id: \.self) { film in
                    NavigationLink(value: film) {
                        Card(title: film).accessibilityIdentifier("card-\(film)")
                    }
                }
                Button("Clear") { search = "" }.disabled(search.isEmpty)
                HStack {
                    Button("Less") {}
                    Button("More") {}
                }
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("buttons")
                HStack { Button("Only") { note = "only" } }
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("one")
                Divider().accessibilityIdentifier("line")
            }
            .navigationDestination(for: String.self) { Text($0).accessibilityIdentifier("detailTitle") }
        }
        .task { loaded = await load() }
    }

    private var matches: [String] {
        (films + loaded).filter { search.isEmpty || $0.hasPrefix(search) }
    }
}

private struct Card: View {
    let title: String

    var body: some View {
        VStack {
            Text(title)
            Text("★")
        }
    }
}
