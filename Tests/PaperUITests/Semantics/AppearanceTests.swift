import PaperUI
import TestSupport
import Testing

/// When views appear and disappear, as far as it is not semantic 7.
@MainActor
@Suite(.endsInTime) struct AppearanceTests {
    struct Pages: View {
        let log: Log
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("1", value: 1)
                    .onAppear { log.entries.append("root appears") }
                    .onDisappear { log.entries.append("root disappears") }
                    .task {
                        log.entries.append("root's task starts")
                        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
                        log.entries.append("root's task is cancelled")
                    }
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("\(number + 1)", value: number + 1)
                            .onAppear { log.entries.append("page \(number) appears") }
                            .onDisappear { log.entries.append("page \(number) disappears") }
                    }
            }
        }
    }

    @Test func `a page that is pushed makes the one below disappear, and cancels its tasks`() async throws {
        let log = Log()
        let screen = Screen(Pages(log: log))
        await log.untilEntry("root's task starts")
        log.entries = []

        try #require(screen.button("1")).tap()
        await log.untilEntry("root's task is cancelled")

        #expect(log.entries == ["page 1 appears", "root disappears", "root's task is cancelled"])
    }

    @Test func `on the way back the page appears anew, and its tasks start anew`() async throws {
        let log = Log()
        let screen = Screen(Pages(log: log))
        await log.untilEntry("root's task starts")
        try #require(screen.button("1")).tap()
        try #require(screen.button("2")).tap()
        await log.untilEntry("root's task is cancelled")
        log.entries = []

        try #require(screen.button("Back")).tap()
        #expect(log.entries == ["page 1 appears", "page 2 disappears"])
        try #require(screen.button("Back")).tap()
        await log.untilEntry("root's task starts")
        #expect(
            log.entries.dropFirst(2) == ["root appears", "page 1 disappears", "root's task starts"])
    }

    @Test func `pages that are pushed at once appear once they are seen`() throws {
        struct Deep: View {
            let log: Log
            @State private var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").onAppear { log.entries.append("root") }
                        .navigationDestination(for: Int.self) { number in
                            Text("page").onAppear { log.entries.append("\(number)") }
                        }
                }
            }
        }
        let log = Log()
        let screen = Screen(Deep(log: log))
        #expect(log.entries == ["2"])

        try #require(screen.button("Back")).tap()
        #expect(log.entries == ["2", "1"])
    }

    @Test func `a task with another id waits until its page is seen again`() async throws {
        struct Counter: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("push", value: 1)
                        .task(id: count) { log.entries.append("task \(count)") }
                        .navigationDestination(for: Int.self) { _ in Button("count") { count += 1 } }
                }
            }
        }
        let log = Log()
        let screen = Screen(Counter(log: log))
        await log.untilEntry("task 0")
        for label in ["push", "count", "count"] { try #require(screen.button(label)).tap() }
        await screen.settle()
        #expect(log.entries == ["task 0"])

        try #require(screen.button("Back")).tap()
        await screen.settle()
        #expect(log.entries == ["task 0", "task 2"])
    }

    @Test func `a screen that is unmounted tells covered views nothing twice`() throws {
        let log = Log()
        let screen = Screen(Pages(log: log))
        try #require(screen.button("1")).tap()
        log.entries = []

        screen.unmount()

        #expect(log.entries == ["page 1 disappears"])
    }

    @Test func `an empty view never appears`() async {
        let log = Log()
        let screen = Screen(
            EmptyView()
                .onAppear { log.entries.append("appeared") }
                .task { log.entries.append("task") }
                .onDisappear { log.entries.append("disappeared") })
        await screen.settle()
        screen.unmount()
        #expect(log.entries == [])
    }

    @Test func `in a list, what is put on a group goes to each of its rows`() async {
        let log = Log()
        let screen = Screen(
            List {
                Group {
                    Text("one")
                    Text("two")
                }
                .onAppear { log.entries.append("group") }
                ForEach(0..<3, id: \.self) { Text("\($0)") }
                    .onAppear { log.entries.append("row") }
                    .accessibilityIdentifier("row")
                Section("Tasks") {
                    ForEach(["a", "b"], id: \.self) { Text($0) }
                        .task { log.entries.append("task") }
                }
                Group { EmptyView() }.onAppear { log.entries.append("nothing") }
            })
        await screen.settle()

        #expect(log.entries == ["group", "group", "row", "row", "row", "task", "task"])
        let rows = screen.root?.subtree.filter { $0.accessibilityIdentifier == "row" } ?? []
        #expect(rows.map(\.text) == ["0", "1", "2"])
    }

    @Test func `in a list, a row that comes later gets what its ForEach has`() throws {
        struct Growing: View {
            let log: Log
            @State private var names = ["a"]
            var body: some View {
                List {
                    Button("more") { names.append("b") }
                    ForEach(names, id: \.self) { Text($0) }
                        .onAppear { log.entries.append("appeared in \(names.count)") }
                        .onChange(of: names.count) { log.entries.append("changed") }
                }
            }
        }
        let log = Log()
        let screen = Screen(Growing(log: log))
        try #require(screen.button("more")).tap()

        #expect(log.entries == ["appeared in 1", "changed", "appeared in 2"])
    }

    @Test func `elsewhere, what is put on a group is put on it once`() {
        let log = Log()
        let screen = Screen(
            VStack {
                Group {
                    Text("one")
                    Text("two")
                }
                .onAppear { log.entries.append("group") }
            })
        #expect(screen.text == "one\ntwo")
        #expect(log.entries == ["group"])
    }
}
