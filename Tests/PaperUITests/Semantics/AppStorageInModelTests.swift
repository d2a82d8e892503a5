import Observation
import PaperUI
import TestSupport
import Testing

/// What an app keeps, as a model has it: in the store that a test gives, and without one as long as the model.
@MainActor
@Suite(.endsInTime) struct AppStorageInModelTests {
    final class Plain {
        @AppStorage("count") var count = 1
        @AppStorage("name") var name: String?
    }

    final class Kept {
        @AppStorage private var count: Int
        var binding: Binding<Int> { $count }

        init(store: UserDefaults) {
            _count = AppStorage(wrappedValue: 1, "count", store: store)
        }

        func countUp() { count += 1 }
        var current: Int { count }
    }

    @Observable
    final class Model {
        @ObservationIgnored @AppStorage("count") var count = 1
    }

    final class OldModel: ObservableObject {
        @AppStorage("count") var count = 1
    }

    private func store(_ name: String) throws -> UserDefaults {
        let name = "AppStorageInModelTests.\(name)"
        let store = try #require(UserDefaults(suiteName: name))
        store.removePersistentDomain(forName: name)
        return store
    }

    @Test func `a model reads and writes the store that it is given`() throws {
        let store = try store("given")
        store.set(5, forKey: "count")
        let model = Kept(store: store)
        #expect(model.current == 5)
        model.countUp()
        #expect(store.integer(forKey: "count") == 6 && model.current == 6)
        model.binding.wrappedValue = 9
        #expect(store.integer(forKey: "count") == 9 && model.binding.wrappedValue == 9)
        #expect(Kept(store: store).current == 9)
    }

    @Test func `without a store a model keeps it itself, and nothing is written to the machine`() {
        let model = Plain()
        model.count += 1
        model.name = "Ann"
        #expect(model.count == 2 && model.name == "Ann")
        model.$count.wrappedValue = 7
        #expect(model.count == 7)
        model.name = nil
        #expect(model.name == nil)
        #expect(Plain().count == 1)
        #expect(UserDefaults.standard.object(forKey: "count") == nil)

        let observed = Model()
        observed.count = 4
        #expect(observed.count == 4)
    }

    @Test func `a view follows an older model`() throws {
        struct Counting: View {
            @StateObject private var model = OldModel()
            var body: some View {
                Text("count \(model.count)")
                Button("Up") { model.count += 1 }
                Stepper("Count", value: $model.count)
            }
        }

        let screen = Screen(Counting())
        try #require(screen.button("Up")).tap()
        #expect(screen.shows("count 2"))
        try #require(screen.button("Increment")).tap()
        #expect(screen.shows("count 3"))
        #expect(screen.warnings == [])
    }

    @Test
    func `a view with the same key and store follows what a model writes, and a model what the view writes`()
        throws
    {
        struct Counting: View {
            @AppStorage("count") private var count = 1
            let model: Kept
            var body: some View {
                Text("count \(count)")
                Button("Up") { count += 1 }
                Button("Model") { model.countUp() }
            }
        }

        let store = try store("shared")
        let model = Kept(store: store)
        let screen = Screen(Counting(model: model).defaultAppStorage(store))
        try #require(screen.button("Model")).tap()
        #expect(screen.shows("count 2"))
        try #require(screen.button("Up")).tap()
        #expect(model.current == 3)
        #expect(screen.warnings == [])
    }

    @Test func `outside of a screen a view, too, reads and writes the store that it names`() throws {
        struct Counting: View {
            @AppStorage var count: Int
            init(store: UserDefaults) {
                _count = AppStorage(wrappedValue: 1, "count", store: store)
            }
            var body: some View { Text("count \(count)") }
        }

        let store = try store("view")
        let view = Counting(store: store)
        view.count = 4
        #expect(view.count == 4 && store.integer(forKey: "count") == 4)
    }
}
