import Foundation
import PaperUI
import TestSupport
import Testing

/// Forms of views that people write, and that mean what the usual ones do.
@MainActor
@Suite(.endsInTime) struct OtherFormsTests {
    struct Film: Equatable {
        let title: String
        var year = 2017
    }

    struct Films: View {
        @State private var films = [Film(title: "Coco"), Film(title: "Soul")]
        @State private var one: String?
        @State private var many: Set<String> = []

        var body: some View {
            Text("one \(one ?? "none"), many \(many.sorted().joined(separator: " "))")
            List(films, id: \.title, selection: $one) { Text($0.title) }
            List(films, id: \.title, selection: $many) { Text("any \($0.title)") }
            List($films, id: \.title) { $film in
                Button("later \(film.title) \(film.year)") { film.year += 1 }
            }
        }
    }

    @Test func `rows told apart by a key path are chosen and changed`() throws {
        let screen = Screen(Films())
        for row in ["Soul", "any Coco", "any Soul"] { #expect(try #require(screen.button(row)).tap()) }
        #expect(screen.shows("one Soul, many Coco Soul"))
        try #require(screen.button("later Coco 2017")).tap()
        #expect(screen.button("later Coco 2018") != nil)
    }

    @Test func `each says what its usual form does`() {
        struct Forms: View {
            @State private var number = 1
            @State private var isOn = false

            var body: some View {
                Stepper("Number", value: $number, in: 0...9, format: .number)
                Stepper("Number", value: $number, format: .number)
                Menu("Menu") {
                    Button("A") {}
                } primaryAction: {
                }
                Form {
                    Section(isExpanded: $isOn) {
                        Text("row")
                    } header: {
                        Text("Header")
                    }
                }
                ContentUnavailableView("None", image: "none", description: Text("yet"))
                    .popover(isPresented: $isOn, attachmentAnchor: .point(.top), arrowEdge: .top) {
                        Text("popover")
                    }
            }
        }
        struct UsualForms: View {
            @State private var number = 1
            var body: some View {
                Stepper("Number", value: $number, in: 0...9)
                Stepper("Number", value: $number)
                Menu("Menu") { Button("A") {} }
                Form { Section("Header") { Text("row") } }
                ContentUnavailableView(
                    label: { Label("None", image: "none") }, description: { Text("yet") })
            }
        }

        #expect(Screen(Forms()).text == Screen(UsualForms()).text)
    }
}
