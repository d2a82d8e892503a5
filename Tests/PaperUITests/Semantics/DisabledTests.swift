import PaperUI
import TestSupport
import Testing

/// Semantic 6: controls out of use.
@MainActor
@Suite(.endsInTime) struct DisabledTests {
    struct Controls: View {
        let log: Log
        @State private var text = "before"
        @State private var isOn = false

        var body: some View {
            VStack {
                Button("Tap") { log.entries.append("tapped") }
                TextField("Field", text: $text)
                TextEditor(text: $text)
                Toggle("Switch", isOn: $isOn)
                Text("\(text) \(isOn)")
            }
        }
    }

    @Test func `an inner false cannot bring back what is disabled further out`() {
        let screen = Screen(
            VStack {
                Button("inner") {}.disabled(false)
                Button("plain") {}
            }
            .disabled(true))
        #expect(screen.button("inner")?.isEnabled == false)
        #expect(screen.button("plain")?.isEnabled == false)
    }

    @Test func `an outer false leaves what is disabled further in`() {
        let screen = Screen(Group { Button("inner") {}.disabled(true) }.disabled(false))
        #expect(screen.button("inner")?.isEnabled == false)
    }

    @Test func `disabled controls do nothing and take no input`() throws {
        let log = Log()
        let screen = Screen(Controls(log: log).disabled(true))
        let controls = screen.root?.subtree ?? []
        #expect(controls.filter(\.isTappable).map { $0.tap() } == [false, false])
        #expect(controls.filter(\.isEditable).map { $0.setText("after") } == [false, false])
        #expect(log.entries == [])
        #expect(screen.shows("before false"))
    }

    @Test func `controls in use work`() throws {
        let log = Log()
        let screen = Screen(Controls(log: log))
        let controls = screen.root?.subtree ?? []
        #expect(controls.filter(\.isTappable).map { $0.tap() } == [true, true])
        #expect(controls.filter(\.isEditable).map { $0.setText("after") } == [true, true])
        #expect(log.entries == ["tapped"])
        #expect(screen.shows("after true"))
    }

    @Test func `the nearest ancestor that disables a control is known`() throws {
        struct Panel: View {
            var body: some View { Group { Button("Go") {} } }
        }

        let screen = Screen(VStack { Panel().disabled(true) })
        #expect(try #require(screen.button("Go")).disablingNode?.typeName == "Panel")
        #expect(try #require(screen.root).disablingNode == nil)
    }

    @Test func `a view can read whether it is in use`() {
        struct Reader: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "in use" : "out of use") }
        }

        #expect(Screen(Reader()).shows("in use"))
        #expect(Screen(Reader().disabled(true)).shows("out of use"))
    }
}
