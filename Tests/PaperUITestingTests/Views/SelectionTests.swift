import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct SelectionTests {
    struct Film: Identifiable {
        let id: String
    }

    struct Films: View {
        @State private var one: String?
        @State private var several: Set<String> = []
        private let films = [Film(id: "Up"), Film(id: "Coco")]

        var body: some View {
            List(films, selection: $one) { Text($0.id) }
            List(selection: $several) {
                Text("a").tag("a")
                Text("b").tag("b")
            }
            .listStyle(PlainListStyle())
            Text("\(one ?? "none"), \(several.sorted().joined())")
        }
    }

    @Test func `a tap chooses a row, or puts it among several and takes it out`() {
        let app = AppDriver.running(Films())
        app.staticTexts["Coco"].tap()
        #expect(app.staticTexts["Coco, "].exists)
        app.buttons["b"].tap()
        app.buttons["a"].tap()
        #expect(app.staticTexts["Coco, ab"].exists)
        #expect(app.buttons["a"].isSelected)
        app.buttons["b"].tap()
        #expect(app.staticTexts["Coco, a"].exists)
    }
}
