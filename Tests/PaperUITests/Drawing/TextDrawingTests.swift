import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct TextDrawingTests {
    private func text<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
        Screen(VStack { content() }).text
    }

    @Test func `texts stand one below another, line by line`() {
        let text = text {
            Text("One")
            Text("Two\nThree").bold().padding()
        }
        #expect(text == "One\nTwo\nThree")
    }

    @Test func `what is inset stands above what it is put on, or below`() {
        let text = text {
            List { Text("Coco") }
                .safeAreaInset(edge: .top) { Text("Above") }
                .safeAreaInset(edge: .bottom) { Text("Below") }
        }
        #expect(text.split(separator: "\n").filter { !$0.contains("═") } == ["Above", "│ Coco", "Below"])
    }

    @Test func `a button is in brackets, a disabled one says so`() {
        let text = text {
            Button("Send") {}
            Button("Send") {}.disabled(true)
        }
        #expect(text == "[ Send ]\n[ Send ] (disabled)")
    }

    @Test func `a button with a tall label frames it from the first line to the last`() {
        let text = text {
            Button {
            } label: {
                VStack {
                    Text("Coco")
                    Text("2017")
                }
            }
        }
        #expect(text == "[ Coco\n  2017 ]")
    }

    @Test func `a text field shows its text, or else its prompt in brackets`() {
        let text = text {
            TextField("Search films…", text: .constant("Coco"))
            TextField("Search films…", text: .constant(""))
            TextField("Search", text: .constant(""), prompt: Text("Title or year")).disabled(true)
        }
        #expect(text == "│ Coco │\n│ (Search films…) │\n│ (Title or year) │ (disabled)")
    }

    @Test func `a text editor shows its lines`() {
        let text = text {
            TextEditor(text: .constant("Hello\n\nworld"))
            TextEditor(text: .constant(""))
        }
        #expect(text == "│ Hello\n│\n│ world\n│")
    }

    @Test func `a toggle is on or off`() {
        let text = text {
            Toggle("Sound", isOn: .constant(true))
            Toggle("Light", isOn: .constant(false)).disabled(true)
        }
        #expect(text == "[x] Sound\n[ ] Light (disabled)")
    }

    @Test func `progress is a spinner, or a bar where it is known`() {
        let text = text {
            ProgressView()
            ProgressView("Fetching films…")
            ProgressView { Text("Fetching more…") }
            ProgressView(value: 0.45)
            ProgressView("Saving", value: 30, total: 40)
        }
        #expect(text == "◌\n◌ Fetching films…\n◌ Fetching more…\n▓▓▓▓░░░░░░ 45 %\n▓▓▓▓▓▓▓░░░ 75 % Saving")
    }

    @Test func `a row puts its views side by side and a spacer pushes them apart`() {
        let text = text {
            HStack {
                Text("Left")
                Text("Right")
            }
            HStack {
                Text("2 × 100.00 EUR")
                Spacer()
                Text("200.00 EUR")
            }
            HStack {
                VStack {
                    Text("Coco")
                    Text("2017")
                }
                Text("Lee Unkrich")
            }
        }
        #expect(
            text == """
                Left Right
                2 × 100.00 EUR                200.00 EUR
                Coco Lee Unkrich
                2017
                """)
    }

    @Test func `a divider in a row is a line between its neighbours`() {
        let text = text {
            HStack {
                VStack {
                    Text("Coco")
                    Text("2017")
                }
                Divider()
                Text("Lee Unkrich")
            }
        }
        #expect(
            text == """
                Coco │ Lee Unkrich
                2017 │
                """)
    }

    @Test func `a text that is longer than a line is broken at spaces, to be looked at`() {
        let words = "Nothing was sent, since the address that you gave has no such door."
        let view = VStack {
            Text(words)
            Button(words) {}
            List([words], id: \.self) { Text($0) }
            Text("https://example.com/a/path/that/nobody/can/break")
        }
        #expect(
            Screen(view).text(width: 40) == """
                Nothing was sent, since the address that
                you gave has no such door.
                [ Nothing was sent, since the address
                  that you gave has no such door. ]
                │ Nothing was sent, since the address
                │ that you gave has no such door.
                https://example.com/a/path/that/nobody/can/break
                """)
    }

    @Test func `for a test to look for, it is not`() {
        let words = "Nothing was sent, since the address that you gave has no such door."
        let text = text {
            HStack {
                Text(words)
                Button(words) {}
            }
        }
        #expect(text == "\(words) [ \(words) ]")
    }

    @Test func `in a row the widest is broken until all fit`() {
        let row = HStack {
            Text("Total")
            Text("of all lines that are valid, with tax")
            Spacer()
            Text("12.00 EUR")
        }
        #expect(
            Screen(row).text(width: 40) == """
                Total of all lines that are    12.00 EUR
                      valid, with tax
                """)
    }

    @Test func `a divider is a line`() {
        #expect(text { Divider() } == "────────────────────────────────────────")
    }

    @Test func `a form shows its sections with header and footer`() {
        let text = text {
            Form {
                Text("Loose")
                Section("Items") {
                    Text("2 × 100.00 EUR")
                    Button("Add item") {}
                }
                Section {
                    Text("200.00 EUR")
                } footer: {
                    Text("Prices without tax")
                }
                Section {}
            }
        }
        #expect(
            text == """
                │ Loose

                Items
                │ 2 × 100.00 EUR
                │ [ Add item ]

                │ 200.00 EUR
                Prices without tax
                """)
    }

    @Test func `tall rows of a list are set apart`() {
        let text = text {
            List(["Coco", "Up"], id: \.self) { title in
                Text(title)
                Text("by Pixar")
            }
            List(["Coco", "Up"], id: \.self) { title in
                VStack {
                    Text(title)
                    Text("by Pixar")
                }
            }
        }
        #expect(
            text == """
                │ Coco
                │ by Pixar
                │ Up
                │ by Pixar
                │ Coco
                │ by Pixar
                │
                │ Up
                │ by Pixar
                """)
    }

    @Test func `a page begins with its title and its toolbar`() {
        let view = NavigationStack {
            List(["Coco"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Films")
                .toolbar { Button("Send") {}.disabled(true) }
        }
        #expect(
            Screen(view).text == """
                Films                [ Send ] (disabled)
                ════════════════════════════════════════
                │ Coco ›
                """)
    }

    @Test func `a toolbar shows without a navigation stack, too`() {
        let view = Text("Content").toolbar {
            Button("Add") {}
            Button("Send") {}
        }
        #expect(
            Screen(view).text == """
                                        [ Add ] [ Send ]
                ════════════════════════════════════════
                Content
                """)
    }

    @Test func `a pushed page shows the way back and its own title`() {
        let view = NavigationStack(path: .constant(NavigationPath(["Coco"]))) {
            Text("Root")
                .navigationTitle("Films")
                .navigationDestination(for: String.self) { Text("About \($0)").navigationTitle($0) }
        }
        #expect(
            Screen(view).text == """
                ‹ Back  Coco
                ════════════════════════════════════════
                About Coco
                """)
    }

    @Test func `an empty screen is empty`() {
        #expect(Screen(EmptyView()).text == "")
    }
}
