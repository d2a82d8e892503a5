import Observation
import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ScreenTests {
    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }
            }
            .task { count += 10 }
        }
    }

    @Test func `a mounted view has state, a task and a button`() async throws {
        let screen = Screen(Counter())
        #expect(screen.text == "Count 0\n[ Add ]")

        await screen.settle()
        #expect(screen.text == "Count 10\n[ Add ]")

        let button = try #require(screen.button("Add"))
        #expect(button.tap())
        #expect(screen.text == "Count 11\n[ Add ]")
    }

    @Test func `settling waits for the tasks that an action made, and for those that they made`() async throws
    {
        struct Chain: View {
            @State private var steps: [String] = []

            var body: some View {
                Button(steps.isEmpty ? "Start" : steps.joined(separator: ", ")) {
                    Task {
                        await Task.detached {}.value
                        steps.append("one")
                        Task {
                            await Task.detached {}.value
                            steps.append("two")
                        }
                    }
                }
            }
        }

        let screen = Screen(Chain())
        try #require(screen.button("Start")).tap()
        await screen.settle()
        #expect(screen.text == "[ one, two ]")
    }

    @Test func `settling waits for what onAppear and onChange started`() async {
        struct Starter: View {
            @State private var number = 0

            var body: some View {
                Text("Number \(number)")
                    .onAppear {
                        Task {
                            await Task.detached {}.value
                            number = 1
                        }
                    }
                    .onChange(of: number) { _, new in
                        guard new < 3 else { return }
                        Task {
                            await Task.detached {}.value
                            number = new + 1
                        }
                    }
            }
        }

        let screen = Screen(Starter())
        await screen.settle()
        #expect(screen.text == "Number 3")
    }

    struct Stubborn: View {
        var body: some View {
            Group {
                Text("Waiting").task { await forever() }
                Button("Wait more") { Task { await forever() } }
            }
        }

        private func forever() async {
            let (stream, _) = AsyncStream<Void>.makeStream()
            for await _ in stream {}
        }
    }

    @Test func `settling gives up at its deadline and names the task that never ends`() async throws {
        let screen = Screen(Stubborn())
        await screen.settle(deadline: .milliseconds(20))
        #expect(
            screen.warnings == [
                "The screen did not settle within 0.02 seconds. Still running: the task of Stubborn."
            ])
        try #require(screen.button("Wait more")).tap()
        #expect(
            await screen.settleOrExplain(deadline: .milliseconds(20))
                == "The screen did not settle within 0.02 seconds. Still running: the task of Stubborn, "
                + "what a tap on “Wait more” started.")
    }

    @Test(arguments: [(nil, 5_000), (60_000, 5_000), (4_000, 2_000), (100, 200), (-1, 200)])
    func `a screen that does not settle leaves time to the tests after it`(left: Int?, granted: Int) {
        #expect(Screen.granted(.seconds(5), left: left.map { .milliseconds($0) }) == .milliseconds(granted))
    }

    @Test func `a cancelled test stops settling`() async {
        let screen = Screen(Stubborn())
        let settling = Task { await screen.settle(deadline: .seconds(60)) }
        settling.cancel()
        await settling.value
        #expect(screen.warnings == [])
    }

    @Test func `a view that invalidates itself for ever is stopped and named`() {
        struct Restless: View {
            @State private var count = 0

            var body: some View {
                Text("Count \(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }

        let screen = Screen(VStack { Restless() })
        #expect(screen.root?.subtree.first { $0.view is Restless }?.evaluations == 100)
        #expect(
            screen.warnings == [
                "Restless was stopped after 100 evaluations in a row: each one changes something that it reads."
            ])
    }

    @Test func `a view that changes its model in body is stopped and named`() {
        let screen = Screen(Meddler(model: Model()))
        #expect(
            screen.warnings == [
                "Meddler was stopped after 100 evaluations in a row: each one changes something that it reads."
            ])
    }

    @Test func `a model is released with the screen that held it, even with a change on its way`() async {
        weak var model: Model?
        do {
            let screen = Screen(ModelOwner())
            await screen.settle()
            screen.button("Add 1")?.tap()
            model = (screen.root?.view as? ModelOwner)?.model
            #expect(model?.count == 2)
            model?.count = 3
        }
        #expect(model == nil)
    }

    @Test func `an observer of the text is told of a change`() async {
        let model = Model()
        let screen = Screen(ModelView(model: model))
        await confirmation { changed in
            let text = withObservationTracking {
                screen.text
            } onChange: {
                changed()
            }
            #expect(text == "0")
            model.count = 1
        }
        #expect(screen.text == "1")
    }

    @Test func `a button that is no longer on the screen does nothing`() throws {
        struct Once: View {
            let log: Log
            @State private var isDone = false

            var body: some View {
                if !isDone {
                    Button("Do it") {
                        log.entries.append("done")
                        isDone = true
                    }
                }
            }
        }

        let log = Log()
        let button = try #require(Screen(Once(log: log)).button("Do it"))
        #expect(!button.tap())

        let screen = Screen(Once(log: log))
        let doIt = try #require(screen.button("Do it"))
        #expect(doIt.tap())
        #expect(!doIt.tap())
        #expect(log.entries == ["done"])
    }

    @Test func `an unmounted screen is empty and its views do nothing any more`() throws {
        let log = Log()
        let model = Model()
        let screen = Screen(ModelView(model: model).onDisappear { log.entries.append("gone") })
        let node = try #require(screen.root)
        screen.unmount()
        model.count = 5
        #expect(screen.text == "")
        #expect(node.evaluations == 1)
        #expect(!node.isMounted)
        #expect(log.entries == ["gone"])
    }

    @Test(arguments: 1...20)
    func `many screens live side by side`(number: Int) async throws {
        let screen = Screen(Counter())
        for _ in 0..<number { try #require(screen.button("Add")).tap() }
        await screen.settle()
        #expect(screen.shows("Count \(10 + number)"))
    }

    @Observable
    final class Model {
        var count = 0
    }

    struct ModelView: View {
        let model: Model
        var body: some View { Text("\(model.count)") }
    }

    struct Meddler: View {
        let model: Model

        var body: some View {
            Text("\(model.count)")
            Meddling(model: model, count: model.count)
        }
    }

    struct Meddling: View {
        let model: Model
        let count: Int

        var body: some View {
            let _ = model.count = count + 1
            Text("meddling")
        }
    }

    struct ModelOwner: View {
        @State var model = Model()

        var body: some View {
            Button("Add \(model.count)") { model.count += 1 }
                .task { model.count += 1 }
        }
    }
}
