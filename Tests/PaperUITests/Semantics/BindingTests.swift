import Observation
import PaperUI
import TestSupport
import Testing

/// Semantic 5: bindings.
@MainActor
@Suite(.endsInTime) struct BindingTests {
    struct Film: Equatable, Identifiable {
        var id: Int
        var title: String
        var tags: [String] = []
        var isSeen = false
    }

    @Observable
    final class Model {
        var name = "a"
    }

    private func variable<Value>(_ value: Value) -> Binding<Value> {
        var stored = value
        return Binding(get: { stored }, set: { stored = $0 })
    }

    @Test func `a binding is a get and a set`() {
        var stored = 1
        let sut = Binding(get: { stored }, set: { stored = $0 * 10 })
        sut.wrappedValue = 2
        #expect(stored == 20)
        #expect(sut.wrappedValue == 20)
    }

    @Test func `the projected value of a binding is the binding itself`() {
        @Binding var sut: Int
        _sut = variable(1)
        $sut.projectedValue.wrappedValue = 5
        #expect(sut == 5)
    }

    @Test func `a key path writes through, to the elements of arrays, too`() {
        let films = variable([Film(id: 1, title: "Up"), Film(id: 2, title: "Coco", tags: ["music"])])
        films[1].title.wrappedValue = "Soul"
        films[1].tags[0].wrappedValue = "jazz"
        #expect(films.wrappedValue[1] == Film(id: 2, title: "Soul", tags: ["jazz"]))
        #expect(films.wrappedValue[0] == Film(id: 1, title: "Up"))
    }

    @Test func `a constant ignores writes`() {
        let sut = Binding.constant("fixed")
        sut.wrappedValue = "other"
        #expect(sut.wrappedValue == "fixed")
    }

    @Test func `a binding to an optional writes values and ignores nil`() {
        let base = variable(1)
        let sut = Binding<Int?>(base)
        sut.wrappedValue = 2
        sut.wrappedValue = nil
        #expect(base.wrappedValue == 2)
    }

    @Test func `a binding from an optional is nil without a value and writes back with one`() throws {
        #expect(Binding<Int>(variable(Int?.none)) == nil)

        let base = variable(Int?.some(1))
        let sut = try #require(Binding<Int>(base))
        sut.wrappedValue = 7
        #expect(base.wrappedValue == 7)
        base.wrappedValue = nil
        #expect(sut.wrappedValue == 1)
    }

    @Test func `a binding to a hashable value can hide its type`() {
        let base = variable(1)
        let sut = Binding<AnyHashable>(base)
        sut.wrappedValue = AnyHashable(4)
        sut.wrappedValue = AnyHashable("four")
        #expect(base.wrappedValue == 4)
    }

    @Test func `a binding to a collection is a collection of bindings`() {
        let films = variable([Film(id: 1, title: "Up"), Film(id: 2, title: "Coco")])
        for film in films { film.title.wrappedValue += "!" }
        #expect(films.wrappedValue.map(\.title) == ["Up!", "Coco!"])
        #expect(films.last?.wrappedValue.id == 2)
    }

    @Test func `a row that is removed is not asked for its element any more`() throws {
        struct Titles: View {
            @State private var films = [Film(id: 1, title: "Up"), Film(id: 2, title: "Coco")]
            var body: some View {
                ForEach($films) { $film in Row(film: $film) }
                Button("Remove last") { films.removeLast() }
            }
        }
        struct Row: View {
            @Binding var film: Film
            var body: some View { Text(film.title) }
        }

        let screen = Screen(Titles())
        try #require(screen.button("Remove last")).tap()
        #expect(screen.shows("Up"))
        #expect(!screen.shows("Coco"))
    }

    @Test func `a ForEach over a binding hands out bindings to the elements`() throws {
        struct Editor: View {
            @State private var films = [Film(id: 1, title: "Up"), Film(id: 2, title: "Coco")]
            var body: some View {
                ForEach($films) { $film in TextField("Title", text: $film.title) }
                Text(films.map(\.title).joined(separator: ", "))
            }
        }

        let screen = Screen(Editor())
        let fields = screen.root?.subtree.filter(\.isEditable) ?? []
        try #require(fields.last).setText("Soul")
        #expect(screen.shows("Up, Soul"))
    }

    @Test func `bound rows can be told apart by a key path, and a list takes a binding as well`() throws {
        struct Editor: View {
            @State private var films = [Film(id: 1, title: "Up"), Film(id: 2, title: "Coco")]
            var body: some View {
                ForEach($films, id: \.title) { $film in Button("Cut \(film.title)") { film.title = "Cut" } }
                List($films) { $film in Toggle("\(film.title)?", isOn: $film.isSeen) }
                Text(films.map { "\($0.title) \($0.isSeen)" }.joined(separator: ", "))
            }
        }

        let screen = Screen(Editor())
        try #require(screen.button("Cut Up")).tap()
        let toggles = screen.root?.subtree.filter { $0.typeName.hasPrefix("Toggle") } ?? []
        try #require(toggles.last).tap()
        #expect(screen.shows("Cut false, Coco true"))
    }

    @Test func `the property of an observable model is bound through Bindable`() {
        let model = Model()
        @Bindable var sut = model
        $sut.name.wrappedValue = "b"
        #expect(model.name == "b")
    }

    @Test func `a child writes the state of its parent through a binding`() throws {
        struct Switch: View {
            @Binding var isOn: Bool
            var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
        }
        struct Parent: View {
            @State private var isOn = false
            var body: some View {
                Switch(isOn: $isOn)
                if isOn { Text("It is on.") }
            }
        }

        let screen = Screen(Parent())
        try #require(screen.button("off")).tap()
        #expect(screen.shows("on"))
        #expect(screen.shows("It is on."))
    }
}
