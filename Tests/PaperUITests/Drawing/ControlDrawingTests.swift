import PaperUI
import TestSupport
import Testing

/// Pictures of controls, and of what is in a bar.
@MainActor
@Suite(.endsInTime) struct ControlDrawingTests {
    @Test(arguments: [ColorScheme.light, .dark])
    func `a field has nothing around it, and in grey what stands there while it is empty`(
        scheme: ColorScheme
    ) throws {
        let field = TextField("Name", text: .constant(""))
        let box = scheme == .light ? "#e9e9ee" : "#2c2c2e"

        for drawn in [
            Drawn(field, scheme), Drawn(field.textFieldStyle(.plain), scheme),
            Drawn(SecureField("Name", text: .constant("")), scheme),
        ] {
            #expect(!drawn.svg.contains(box))
            #expect(try drawn.text("Name").x == 16)
            #expect(try drawn.text("Name").fill == (scheme == .light ? "#c4c4c6" : "#47474a"))
            #expect(drawn.height == "61", "as high as a line")
        }
        #expect(!Drawn(TextEditor(text: .constant("Name")), scheme).svg.contains(box))
    }

    @Test func `a field with a round border has a line around it, in a row as well`() throws {
        let field = TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)

        #expect(Drawn(field).svg.contains(##"fill="none" stroke="#d8d8dc""##))
        #expect(Drawn(field, .dark).svg.contains(##"fill="none" stroke="#38383a""##))
        #expect(Drawn(Form { field }).svg.contains(##"fill="none" stroke="#d8d8dc""##))
        #expect(!Drawn(Form { TextField("Name", text: .constant("")) }).svg.contains(##"fill="none""##))
    }

    @Test func `a search field is grey, as far from the edges as a list, and has a magnifier`() throws {
        let drawn = Drawn(
            NavigationStack { List { Text("Coco") }.searchable(text: .constant("")) }, height: 844)
        let box = try drawn.box("#e9e9ee")

        #expect([box.x, box.width, box.height] == [16, 358, 36])
        #expect(drawn.svg.contains(##"stroke="#6c6c70""##), "the magnifier")
        #expect(try drawn.text("Search").x > box.x + 25)
        #expect(try drawn.text("Search").fill == "#6c6c70")
    }

    @Test func `a circular gauge is a ring with its value inside`() throws {
        let gauge = Gauge(value: 0.25) {
            Text("Speed")
        } currentValueLabel: {
            Text("40")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }

        let open = Drawn(gauge.gaugeStyle(.accessoryCircular))
        #expect(open.height == "\(60 + 4 + 40)")
        // In the middle of a ring that is in the middle of 390 points, and below it.
        #expect(try abs(open.text("40").x + 11 - 195) < 1)
        #expect(try open.text("0").y > open.text("40").y)
        #expect(try open.text("0").x < open.text("100").x)
        #expect(open.svg.contains("a27 27 0 0 1"))
        #expect(!open.svg.contains(">Speed<"))

        let filled = Drawn(gauge.gaugeStyle(.accessoryCircularCapacity).tint(.orange), .dark)
        // A quarter: from the top to the right.
        #expect(filled.svg.contains(##"<path d="M195 23a27 27"##))
        #expect(filled.svg.components(separatedBy: "a27 27").count == 7)
        #expect(filled.svg.contains(##"stroke="#ff9f0a""##))
        #expect(try abs(filled.text("40").x + 11 - 195) < 1)
        #expect(!filled.svg.contains(">100<"))

        #expect(!Drawn(gauge).svg.contains("a27 27"))
    }

    @Test func `a circular gauge without a value says its label`() throws {
        let gauge = Gauge(value: 0) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)
        #expect(Drawn(gauge).svg.contains(">Speed<"))
        #expect(!Drawn(gauge).svg.contains("a27 27"), "nothing is filled")
    }

    @Test func `circular progress with a value is a ring, and without one a spinner`() throws {
        let progress = Drawn(ProgressView("Saving", value: 0.5).progressViewStyle(.circular))
        #expect(progress.svg.contains("a14 14 0 0 1"))
        #expect(try progress.text("Saving").fill == "#6c6c70")
        let spinner = Drawn(ProgressView("Saving").progressViewStyle(.circular))
        #expect(spinner.svg == Drawn(ProgressView("Saving")).svg)
        #expect(!Drawn(ProgressView(value: 0.5).progressViewStyle(.linear)).svg.contains("a14 14"))
    }

    @Test func `the symbol of a tab is filled, where there is a filled one`() {
        func filled(_ name: String) -> Bool {
            Drawn(TabView { Tab("One", systemImage: name) { Text("Coco") } }, height: 844).svg
                .split(separator: "\n").contains { $0.contains("<path") && $0.contains(##"fill="#007aff""##) }
        }
        #expect(filled("house"))
        #expect(filled("heart"))
        #expect(!filled("magnifyingglass"))
        #expect(!Drawn(Image(systemName: "heart")).svg.contains(##"z" fill="##))
    }

    @Test func `a system colour is the system's, in light and in dark`() {
        let view = Color(.systemGroupedBackground).frame(height: 20)
        #expect(Drawn(view).svg.contains(##"fill="#f2f2f7""##))
        #expect(Drawn(Color(.systemGray5).frame(height: 20), .dark).svg.contains(##"fill="#2c2c2e""##))
        #expect(!Drawn(view, .dark).svg.contains(##"fill="#8e8e93"##))
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
