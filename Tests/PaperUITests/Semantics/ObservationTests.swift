import Foundation
import Observation
import PaperUI
import TestSupport
import Testing

/// Semantic 8: observation, a property at a time.
@MainActor
@Suite(.endsInTime) struct ObservationTests {
    @Observable
    final class Model {
        var title = "title"
        var subtitle = "subtitle"
        var showsSubtitle = false
    }

    @Observable
    final class RowModel: Identifiable {
        let id: Int
        var name = "row"

        init(id: Int) {
            self.id = id
        }
    }

    struct Film: Identifiable {
        let id: Int
        var title: String
    }

    @Observable
    final class Films {
        var films = (0..<4).map { Film(id: $0, title: "a title too long to be kept in place \($0)") }
    }

    struct ModelView: View {
        let model: Model

        var body: some View {
            Text(model.showsSubtitle ? model.subtitle : model.title)
        }
    }

    @Test func `a property that body did not read does not evaluate it`() {
        let model = Model()
        let screen = Screen(ModelView(model: model))
        model.subtitle = "new"
        screen.update()
        #expect(screen.root?.evaluations == 1)
    }

    @Test func `a property that body reads evaluates it exactly once a change`() {
        let model = Model()
        let screen = Screen(ModelView(model: model))
        for change in 1...3 {
            model.title = "title \(change)"
            #expect(screen.shows("title \(change)"))
            #expect(screen.root?.evaluations == 1 + change)
        }
    }

    @Test func `a property that body no longer reads does not evaluate it`() {
        let model = Model()
        let screen = Screen(ModelView(model: model))
        model.showsSubtitle = true
        #expect(screen.shows("subtitle"))
        #expect(screen.root?.evaluations == 2)

        model.title = "new"
        screen.update()
        #expect(screen.root?.evaluations == 2)
    }

    @Test func `several changes before the next frame evaluate once`() {
        let model = Model()
        let screen = Screen(ModelView(model: model))
        model.title = "1"
        model.title = "2"
        model.showsSubtitle = true
        #expect(screen.root?.evaluations == 2)
    }

    @Test func `a model written off the main thread still reaches the screen`() async {
        let model = SharedModel()
        let screen = Screen(SharedModelView(model: model))
        #expect(screen.shows("Count 0"))

        await Task.detached { model.count = 1 }.value
        await screen.settle()
        #expect(screen.shows("Count 1"))
        #expect(screen.root?.evaluations == 2)
    }

    @Test func `a change that another thread announces and is slow to make reaches the screen`() async {
        struct LoadingView: View {
            let model: SharedModel

            var body: some View {
                Text("Count \(model.count)").task { await Task.detached { model.count = 1 }.value }
            }
        }

        for _ in 1...300 {
            let screen = Screen(LoadingView(model: SharedModel()))
            await screen.settle()
            #expect(screen.shows("Count 1"))
        }
    }

    @Test func `who looks at once sees another thread's change, and sees it settle`() async {
        let model = SharedModel()
        let screen = Screen(SharedModelView(model: model))
        await Task.detached { model.count = 1 }.value
        #expect(screen.shows("Count 1"))
        await screen.settle()
        #expect(screen.shows("Count 1"))
        #expect(screen.warnings.isEmpty)
    }

    @Test func `many writes from many threads end in the last value`() async {
        let model = SharedModel()
        let screen = Screen(SharedModelView(model: model))
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...8 {
                group.addTask {
                    for _ in 1...50 { model.increment() }
                }
            }
        }
        await screen.settle()
        #expect(screen.shows("Count 400"))
    }

    @Test func `one row's change evaluates that row and not its siblings`() {
        struct RowView: View {
            let row: RowModel
            var body: some View { Text("\(row.name) \(row.id)") }
        }
        struct Rows: View {
            let rows: [RowModel]
            var body: some View { List(rows) { RowView(row: $0) } }
        }

        let rows = (0..<10).map { RowModel(id: $0) }
        let screen = Screen(Rows(rows: rows))
        rows[3].name = "changed"
        #expect(screen.shows("changed 3"))
        let evaluations = screen.root?.subtree.filter { $0.view is RowView }.map(\.evaluations)
        #expect(evaluations == [1, 1, 1, 2, 1, 1, 1, 1, 1, 1])
        #expect(screen.root?.evaluations == 1)
    }

    @Test func `one element's change in an array evaluates its row and not its siblings`() {
        struct Row: View {
            let film: Film
            let isChosen: Bool
            @State private var isOpen = false
            var body: some View { Text(film.title) }
        }
        struct FilmsView: View {
            let model: Films
            var body: some View { List(model.films) { Row(film: $0, isChosen: $0.id == 2) } }
        }

        let model = Films()
        let screen = Screen(FilmsView(model: model))
        model.films[2].title = "changed"
        #expect(screen.shows("changed"))
        let evaluations = screen.root?.subtree.filter { $0.view is Row }.map(\.evaluations)
        #expect(evaluations == [1, 1, 2, 1])
    }

    @Test func `a child that gets the same binding is left alone by its parent's evaluation`() throws {
        struct Child: View {
            @Binding var text: String
            var body: some View { TextField("Text", text: $text) }
        }
        struct Parent: View {
            @State private var text = ""
            @State private var count = 0
            var body: some View {
                Child(text: $text)
                Button("Count \(count)") { count += 1 }
            }
        }

        let screen = Screen(Parent())
        try #require(screen.button("Count 0")).tap()
        #expect(screen.shows("Count 1"))
        #expect(screen.root?.subtree.first { $0.view is Child }?.evaluations == 1)
    }
}

/// A model that may be written from any thread.
final class SharedModel: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Locked(0)

    var count: Int {
        get {
            registrar.access(self, keyPath: \.count)
            return stored.withLock { $0 }
        }
        set {
            registrar.withMutation(of: self, keyPath: \.count) { stored.withLock { $0 = newValue } }
        }
    }

    func increment() {
        registrar.withMutation(of: self, keyPath: \.count) { stored.withLock { $0 += 1 } }
    }
}

private struct SharedModelView: View {
    let model: SharedModel
    var body: some View { Text("Count \(model.count)") }
}
