// A tab is no view, as in SwiftUI: it stands in a TabView, beside tabs alone. As in Styles.swift, what the compiler says of a
// line stands above it.
import PaperUI

enum Page { case films, search }

@MainActor func column() -> some View {
    // error: static method 'buildExpression' requires that 'Tab<Never, Text, DefaultTabLabel>' conform to 'View'
    VStack { Tab("Films", systemImage: "film") { Text("Coco") } }
}

@MainActor func mixed() -> some View {
    TabView {
        // error: static method 'buildExpression' requires that 'Tab<Never, Text, DefaultTabLabel>' conform to 'View'
        Tab("Films", systemImage: "film") { Text("Coco") }
        Text("Nothing").tabItem { Text("Search") }
    }
}

@MainActor func padded() -> some View {
    TabView {
        // error: value of type 'Tab<Never, Text, DefaultTabLabel>' has no member 'padding'
        Tab("Films", systemImage: "film") { Text("Coco") }.padding()
    }
}

@MainActor func withoutValues(_ page: Binding<Page>) -> some View {
    TabView(selection: page) {
        // error: static method 'buildExpression' requires the types 'Page' and 'Never' be equivalent
        Tab("Films", systemImage: "film") { Text("Coco") }
    }
}

@MainActor func views() -> some View {
    TabView {
        Text("Coco").tabItem { Text("Films") }
        Text("Nothing").tabItem { Text("Search") }
    }
}

@MainActor func pages(_ page: Binding<Page>, _ hasSearch: Bool) -> some View {
    TabView(selection: page) {
        Tab("Films", systemImage: "film", value: .films) { Text("Coco") }.badge(3)
        if hasSearch {
            Tab(value: .search, role: .search) { Text("Nothing") }
        }
    }
}

@MainActor func numbers(_ page: Binding<Int>) -> some View {
    TabView(selection: page) {
        ForEach(0..<3, id: \.self) { number in
            Tab(value: number) {
                Text("Page")
            } label: {
                Text("Number")
            }
        }
    }
}

struct Films: TabContent {
    var body: some TabContent<Page> {
        Tab("Films", image: "films", value: Page.films) { Text("Coco") }
    }
}

@MainActor func own(_ page: Binding<Page>) -> some View {
    TabView(selection: page) {
        Films()
        Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) { Text("Nothing") }
    }
}
