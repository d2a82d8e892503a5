import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct SceneChangeTests {
    struct Counting: App {
        @State private var count = 1
        private let log: Log

        init() {
            self.init(log: Log())
        }

        init(log: Log) {
            self.log = log
        }

        var body: some Scene {
            WindowGroup { Button("Count \(count)") { count += 1 } }
                .onChange(of: count) { old, new in log.entries.append("\(old) to \(new)") }
                .onChange(of: count, initial: true) { log.entries.append("changed") }
                .onChange(of: count) { log.entries.append("now \($0)") }
        }
    }

    @Test func `a scene does something when a value changes`() throws {
        let log = Log()
        let screen = Screen(Counting(log: log))
        #expect(log.entries == ["changed"])
        try #require(screen.button("Count 1")).tap()
        #expect(screen.button("Count 2") != nil)
        #expect(log.entries.sorted() == ["1 to 2", "changed", "changed", "now 2"])
    }

    @Test func `an app watches the phase of its scenes`() {
        struct Watching: App {
            @Environment(\.scenePhase) private var phase
            var body: some Scene {
                WindowGroup { Text("Films") }.onChange(of: phase) { _, _ in }
            }
        }

        #expect(Screen(Watching()).text == "Films")
    }
}
