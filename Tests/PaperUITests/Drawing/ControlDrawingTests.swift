import PaperUI
import TestSupport
import Testing

/// Pictures of controls, and of what is in a bar.
@MainActor
@Suite(.endsInTime) struct ControlDrawingTests {
    @Test func `a plain field has no box, a round one a line`() throws {
        let field = TextField("Name", text: .constant(""))
        #expect(Drawn(field).svg.contains(##"fill="#e9e9ee""##))

        let plain = Drawn(field.textFieldStyle(.plain))
        #expect(!plain.svg.contains("#e9e9ee"))
        #expect(try plain.text("Name").x == 16)
        #expect(
            !Drawn(SecureField("Name", text: .constant("")).textFieldStyle(.plain), .dark).svg.contains(
                "#2c2c2e"))
        #expect(Drawn(field.textFieldStyle(.roundedBorder)).svg.contains(##"fill="none" stroke="#d8d8dc""##))
        #expect(
            Drawn(field.textFieldStyle(.roundedBorder), .dark).svg.contains(
                ##"fill="none" stroke="#38383a""##))
    }

    private struct Bar: View {
        var body: some View {
            NavigationStack {
                Label("Films", systemImage: "film")
                    .toolbar {
                        ToolbarItem {
                            Menu("Sort", systemImage: "arrow.up") {
                                Button("by name") {}
                                Button("by year") {}
                            }
                        }
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                        ToolbarItem(placement: .bottomBar) {
                            Button("Share", systemImage: "square.and.arrow.up") {}
                        }
                        ToolbarItem { Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon) }
                    }
            }
        }
    }

    @Test func `in a bar a menu is closed and labels are icons`() throws {
        let drawn = Drawn(Bar(), height: 844)
        for title in ["Edit", "Add", "Films"] {
            #expect(throws: Never.self) { try drawn.text(title) }
        }
        for title in ["by name", "by year", "Sort", "Share"] { #expect(!drawn.svg.contains(">\(title)<")) }
        // The icons are there, in the colour of buttons.
        #expect(drawn.svg.components(separatedBy: ##"stroke="#007aff""##).count > 4)
        #expect(Drawn(Bar(), .dark, height: 844).svg.contains(##"stroke="#0a84ff""##))
    }

    @Test func `in text a bar says all, and its menu is open`() {
        let text = Screen(Bar()).text
        for title in ["by name", "Sort", "Share"] { #expect(text.contains(title)) }
    }

    @Test func `a label that is hidden is drawn nowhere, and said all the same`() throws {
        let view = VStack {
            Toggle("Sound", isOn: .constant(true))
            Stepper("Pieces", value: .constant(3))
            Picker("Size", selection: .constant(3)) { Text("Three").tag(3) }
            Slider(value: .constant(0.5)) { Text("Volume") }
            ProgressView("Loading", value: 0.5)
            LabeledContent("Price", value: "3 €")
        }
        .labelsHidden()
        let (svg, text) = (Drawn(view).svg, Screen(view).text)
        for label in ["Sound", "Pieces", "Size", "Volume", "Loading", "Price"] {
            #expect(!svg.contains(">\(label)<"))
            #expect(!text.contains(label))
        }
        #expect(text == "[x]\n[ − ] [ + ]\n(•) Three\n━━━━━●─────\n▓▓▓▓▓░░░░░ 50 %\n3 €")
        #expect(try Drawn(Toggle("Sound", isOn: .constant(true)).labelsHidden()).box("#34c759").x == 169.5)
        #expect(Screen(view).button("Sound") != nil)
    }

    @Test func `buttons have the outline that is asked for`() throws {
        let button = Button("Go") {}.buttonStyle(.borderedProminent)
        #expect(try Drawn(button).radius("#007aff") == 8)
        let capsule = Drawn(button.buttonBorderShape(.capsule))
        #expect(try capsule.radius("#007aff") == capsule.box("#007aff").height / 2)
        let circle = try Drawn(Button("+") {}.buttonStyle(.bordered).buttonBorderShape(.circle)).box(
            "#007aff26")
        #expect(circle.width == circle.height)
    }

    @Test func `a toggle as a button is filled while it is on`() throws {
        func drawn(_ isOn: Bool, _ scheme: ColorScheme = .light) -> Drawn {
            Drawn(Toggle("Star", isOn: .constant(isOn)).toggleStyle(.button), scheme)
        }
        #expect(try drawn(true).text("Star").fill == "#ffffff")
        #expect(try drawn(true).radius("#007aff") == 8)
        #expect(try drawn(true, .dark).radius("#0a84ff") == 8)
        #expect(try drawn(false).text("Star").fill == "#007aff")
        #expect(!drawn(false).svg.contains(##"rx="8""##))
        #expect(
            try Drawn(Toggle("Star", isOn: .constant(true)).toggleStyle(.button).disabled(true)).radius(
                "#b4b4b9") == 8)
    }

    @Test func `the pages of a tab view stand in the middle, their dots below`() throws {
        let drawn = Drawn(
            TabView {
                Text("One"); Text("Two"); Text("Three")
            }.tabViewStyle(.page), height: 844)
        #expect(try drawn.text("One").y < 450)
        #expect(!drawn.svg.contains(">Two<"))
        let chosen = try drawn.box("#000000")
        #expect(chosen.y > 780)
        #expect(drawn.svg.components(separatedBy: ##"rx="4" fill="#c4c4c6""##).count == 3)
    }
}
