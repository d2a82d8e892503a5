import PaperUI
import TestSupport
import Testing

/// Semantic 7: tasks of views.
@MainActor
@Suite(.endsInTime) struct TaskTests {
    @Test func `a task starts on appear and not on a new evaluation`() async throws {
        let log = Log()
        let screen = Screen(
            Stage { scene in
                Text("Scene \(scene)").task { log.entries.append("task in scene \(scene)") }
            })
        await screen.settle()
        try #require(screen.button("next")).tap()
        await screen.settle()
        #expect(screen.shows("Scene 1"))
        #expect(log.entries == ["task in scene 0"])
    }

    @Test func `a task is cancelled when its view disappears`() async throws {
        let log = Log()
        let screen = Screen(
            Stage { scene in
                if scene == 0 {
                    Text("Here").task { await waitForCancellation(log) }
                }
            })
        await log.untilEntry("started")
        try #require(screen.button("next")).tap()
        await screen.settle()
        #expect(log.entries == ["started", "cancelled"])
        #expect(screen.warnings == [])
    }

    @Test func `a task with an id restarts on another id only`() async throws {
        let log = Log()
        let screen = Screen(
            Stage { scene in
                Text("Scene \(scene)").task(id: scene / 2) { log.entries.append("task in scene \(scene)") }
            })
        for _ in 1...3 {
            await screen.settle()
            try #require(screen.button("next")).tap()
        }
        await screen.settle()
        #expect(log.entries == ["task in scene 0", "task in scene 2"])
    }

    @Test func `a task with another id is cancelled before it restarts`() async throws {
        let log = Log()
        let screen = Screen(
            Stage { scene in
                Text("Scene").task(id: scene) {
                    if scene == 0 { await waitForCancellation(log) }
                }
            })
        await log.untilEntry("started")
        try #require(screen.button("next")).tap()
        await screen.settle()
        #expect(log.entries == ["started", "cancelled"])
    }

    @Test func `a task runs on the main actor`() async {
        let log = Log()
        let screen = Screen(
            Text("Here").task {
                await Task.detached {}.value
                MainActor.assertIsolated()
                log.entries.append("on the main actor")
            })
        await screen.settle()
        #expect(log.entries == ["on the main actor"])
    }

    @Test func `unmounting a screen cancels its tasks`() async {
        let log = Log()
        let screen = Screen(Text("Here").task { await waitForCancellation(log) })
        await log.untilEntry("started")
        screen.unmount()
        await log.untilEntry("cancelled")
        #expect(screen.text == "")
    }

    @Test func `a screen that is let go cancels its tasks`() async {
        let log = Log()
        var screen: Screen? = Screen(Text("Here").task { await waitForCancellation(log) })
        await log.untilEntry("started")
        screen = nil
        await log.untilEntry("cancelled")
        #expect(screen == nil)
    }

    @Test func `views say when they appear, change and disappear`() throws {
        let log = Log()
        let screen = Screen(
            Stage { scene in
                if scene < 2 {
                    Text("Scene \(scene)")
                        .onAppear { log.entries.append("appeared") }
                        .onChange(of: scene) { old, new in log.entries.append("\(old) to \(new)") }
                        .onChange(of: "constant", initial: true) { log.entries.append("initial") }
                        .onDisappear { log.entries.append("disappeared") }
                }
            })
        #expect(log.entries == ["initial", "appeared"] || log.entries == ["appeared", "initial"])
        log.entries = []
        try #require(screen.button("next")).tap()
        #expect(log.entries == ["0 to 1"])
        try #require(screen.button("next")).tap()
        #expect(log.entries == ["0 to 1", "disappeared"])
    }

    private func waitForCancellation(_ log: Log) async {
        log.entries.append("started")
        let (stream, _) = AsyncStream<Void>.makeStream()
        for await _ in stream {}
        log.entries.append(Task.isCancelled ? "cancelled" : "ended")
    }
}
