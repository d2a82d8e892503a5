import Observation
import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct EnvironmentTests {
    struct Reader: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.motto) private var motto

        var body: some View { Text("\(colorScheme), \(size), \(motto)") }

        var unmounted: String { motto }
    }

    @Test func `a view reads the defaults, or what a view further out has set`() {
        #expect(Screen(Reader()).shows("light, large, none"))
        let view = Group { Reader().environment(\.motto, "inner") }
            .environment(\.motto, "outer")
            .environment(\.colorScheme, .dark)
            .dynamicTypeSize(.accessibility1)
        #expect(Screen(view).shows("dark, accessibility1, inner"))
        #expect(Reader().unmounted == "none")
    }

    @Test func `a change reaches the views that read the environment and leaves the others alone`() throws {
        struct Plain: View {
            var body: some View { Reader() }
        }
        struct Outer: View {
            @State private var motto = "first"
            var body: some View {
                Plain().environment(\.motto, motto)
                Button("Change") { motto = "second" }
            }
        }

        let screen = Screen(Outer())
        try #require(screen.button("Change")).tap()
        #expect(screen.shows("light, large, second"))
        let nodes = screen.root?.subtree ?? []
        #expect(nodes.first { $0.view is Plain }?.evaluations == 1)
        #expect(nodes.first { $0.view is Reader }?.evaluations == 2)
    }

    @Test func `a model in the environment is found by its type and observed`() {
        let model = Model()
        let screen = Screen(ModelReader().environment(model))
        #expect(screen.shows("Count 0"))
        model.count = 3
        #expect(screen.shows("Count 3"))
    }

    @Test func `a model that may be missing is nil where nobody has set one`() {
        struct Guest: View {
            @Environment(Model.self) private var model: Model?
            var body: some View { Text(model.map { "Count \($0.count)" } ?? "no model") }
        }

        let model = Model()
        let screen = Screen(
            VStack {
                Guest()
                Guest().environment(model)
            })
        #expect(screen.text == "no model\nCount 0")
        model.count = 3
        #expect(screen.text == "no model\nCount 3")
    }

    @Test func `the older names of text sizes are the same sizes`() {
        var values = EnvironmentValues()
        let sizes = ContentSizeCategory.allCases.map { category in
            values.sizeCategory = category
            return values.dynamicTypeSize
        }
        #expect(sizes == DynamicTypeSize.allCases)
        #expect(values.sizeCategory == .accessibilityExtraExtraExtraLarge)
    }

    @Observable
    final class Model {
        var count = 0
    }

    struct ModelReader: View {
        @Environment(Model.self) private var model
        var body: some View { Text("Count \(model.count)") }
    }
}

private struct MottoKey: EnvironmentKey {
    static let defaultValue = "none"
}

extension EnvironmentValues {
    fileprivate var motto: String {
        get { self[MottoKey.self] }
        set { self[MottoKey.self] = newValue }
    }
}
