import PaperUI
import TestSupport
import Testing

/// Semantic 2: when a state may be written, and what a write costs.
@MainActor
@Suite(.endsInTime) struct StateWriteTests {
    @Test func `a state write during body is dropped with a warning`() {
        struct Meddler: View {
            @State private var count = 0
            var body: some View {
                let _ = count = 5
                Text("Count \(count)")
            }
        }

        let screen = Screen(Meddler())
        #expect(screen.shows("Count 0"))
        #expect(
            screen.warnings == [
                "A write to @State during the body of Meddler was dropped. Write it in an action, a task or "
                    + "onChange."
            ])
    }

    @Test func `a task made in body may write once the body is over`() async {
        struct Hasty: View {
            @State private var count = 0
            var body: some View {
                let _ = count == 0 ? Task { count = 1 } : nil
                Text("Count \(count)")
            }
        }

        let screen = Screen(Hasty())
        while !screen.shows("Count 1") { await Task.yield() }
        #expect(screen.warnings == [])
    }

    @Test func `in an action a write is readable at once and several make one evaluation`() throws {
        let log = Log()
        let screen = Screen(Adder(log: log))
        try #require(screen.button("Add three times")).tap()
        #expect(log.entries == ["read 3"])
        #expect(screen.shows("Count 3"))
        #expect(screen.root?.evaluations == 2)
    }

    @Test func `an equal value makes no evaluation`() throws {
        let screen = Screen(Adder(log: Log()))
        try #require(screen.button("Write the same")).tap()
        #expect(screen.root?.evaluations == 1)
    }

    @Test func `an equal value of a type without == makes no evaluation`() throws {
        struct ErrorView: View {
            @State private var problem: (any Error)?
            var body: some View {
                Button(problem == nil ? "Fine" : "Broken") { problem = nil }
            }
        }

        let screen = Screen(ErrorView())
        try #require(screen.button("Fine")).tap()
        #expect(screen.root?.evaluations == 1)
    }

    @Test func `a state that body does not read makes no evaluation`() throws {
        struct Quiet: View {
            @State private var taps = 0
            var body: some View { Button("Tap") { taps += 1 } }
        }

        let screen = Screen(Quiet())
        try #require(screen.button("Tap")).tap()
        #expect(screen.root?.evaluations == 1)
    }

    @Test func `a write is drawn within a frame though nobody asks`() async {
        let log = Log()
        let screen = Screen(ReportingView(log: log))
        await log.untilEntry("appeared 1")
        #expect(screen.warnings == [])
    }

    struct Adder: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add three times") {
                    count += 1
                    count += 1
                    count += 1
                    log.entries.append("read \(count)")
                }
                Button("Write the same") { count = 0 }
            }
        }
    }

    struct ReportingView: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            Group {
                if count > 0 {
                    Text("Count \(count)").onAppear { log.entries.append("appeared \(count)") }
                }
            }
            .task {
                await Task.yield()
                count = 1
            }
        }
    }
}
