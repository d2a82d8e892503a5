import PaperUI
import TestSupport
import Testing

/// Looks of one's own for toggles, labels and progress views.
@MainActor
@Suite(.endsInTime) struct OwnStyleTests {
    // MARK: Toggles

    struct Checklist: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
                    configuration.label
                }
            }
        }
    }

    struct Tasks: View {
        @State private var isDone = false
        var body: some View {
            Toggle("Milk", isOn: $isDone)
            Text(isDone ? "done" : "to do")
        }
    }

    @Test func `a toggle looks as its style says, and turns by what the style does`() throws {
        let screen = Screen(Tasks().toggleStyle(Checklist()))
        #expect(screen.text == "[ {circle} Milk ]\nto do")
        #expect(try #require(screen.button("Milk")).tap())
        #expect(screen.text == "[ {checkmark.circle} Milk ]\ndone")
    }

    @Test func `a style may hand on what it is about, by a binding or as the system draws it`() throws {
        struct Boxed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Toggle(configuration)
                    Toggle("again", isOn: configuration.$isOn)
                }
            }
        }

        let screen = Screen(Tasks().toggleStyle(Boxed()))
        #expect(screen.text == "[ ] Milk\n[ ] again\nto do")
        try #require(screen.button("Milk")).tap()
        #expect(screen.text == "[x] Milk\n[x] again\ndone")
    }

    @Test func `the nearest style counts, and the system's ends one of one's own`() {
        let screen = Screen(
            VStack {
                Toggle("a", isOn: .constant(true)).toggleStyle(.switch)
                Toggle("b", isOn: .constant(true))
            }
            .toggleStyle(Checklist()))
        #expect(screen.text == "[x] a\n[ {checkmark.circle} b ]")
        #expect(Screen(Toggle("c", isOn: .constant(true)).toggleStyle(.button)).text == "[x] c")
    }

    // MARK: Labels

    struct Tall: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                configuration.title.bold()
            }
        }
    }

    @Test func `a label looks as its style says`() {
        let label = Label("Up", systemImage: "film")
        #expect(Screen(label.labelStyle(Tall())).text == "{film}\nUp")
        #expect(Screen(VStack { label.labelStyle(.titleOnly) }.labelStyle(Tall())).text == "Up")
        #expect(Screen(Button("Up", systemImage: "film") {}.labelStyle(Tall())).button("Up") != nil)
    }

    @Test func `a label's style may hand the label on`() {
        struct Red: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration).foregroundStyle(.red)
            }
        }

        let screen = Screen(Label("Up", systemImage: "film").labelStyle(Red()))
        #expect(screen.text == "{film} Up")
        #expect(screen.svg().contains(##"fill="#ff3b30">Up"##))
    }

    // MARK: Progress views

    struct Words: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) of 100" } ?? "no idea")
                configuration.currentValueLabel
            }
        }
    }

    @Test func `a progress view looks as its style says`() {
        let view = VStack {
            ProgressView("Loading", value: 0.25)
            ProgressView()
            ProgressView(value: 1, total: 2) {
                Text("Half")
            } currentValueLabel: {
                Text("way")
            }
        }
        #expect(
            Screen(view.progressViewStyle(Words())).text
                == "Loading\n25 of 100\nno idea\nHalf\n50 of 100\nway")
        #expect(Screen(ProgressView().progressViewStyle(.circular)).text == "◌")
    }

    @Test func `a progress view's style may hand the view on`() {
        struct Red: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                ProgressView(configuration).tint(.red)
            }
        }

        let screen = Screen(ProgressView("Loading", value: 0.5).progressViewStyle(Red()))
        #expect(screen.text.hasSuffix("Loading") && screen.svg().contains("#ff3b30"))
    }

    // MARK: What styles read

    @Test func `a style reads the environment where its control stands`() {
        struct ToggleReading: ToggleStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Text(isEnabled ? "in use" : "out of use")
            }
        }
        struct LabelReading: LabelStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Text(isEnabled ? "in use" : "out of use")
            }
        }
        struct ProgressReading: ProgressViewStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Text(isEnabled ? "in use" : "out of use")
            }
        }
        struct ButtonReading: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Text(isEnabled ? "in use" : "out of use")
            }
        }
        struct Controls: View {
            @State private var isOff = false
            var body: some View {
                VStack {
                    Toggle("a", isOn: .constant(true)).toggleStyle(ToggleReading())
                    Label("a", systemImage: "b").labelStyle(LabelReading())
                    ProgressView().progressViewStyle(ProgressReading())
                    Button("a") {}.buttonStyle(ButtonReading())
                }
                .disabled(isOff)
                Button("Turn off") { isOff = true }
            }
        }

        let screen = Screen(Controls())
        #expect(screen.text == "in use\nin use\nin use\n[ in use ]\n[ Turn off ]")
        screen.button("Turn off")?.tap()
        #expect(screen.text == "out of use\nout of use\nout of use\n[ out of use ] (disabled)\n[ Turn off ]")
    }
}
