import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// What a modifier attaches to a view is no part of it: neither of its words, nor of what a tap on it does.
@MainActor
@Suite(.endsInTime) struct AttachmentTests {
    /// A way to attach a button to a view.
    enum Attachment: String, CaseIterable, Sendable {
        case sheet, cover, popover, alert, dialog, item
        case overlay, background, toolbar, toolbarItem, topInset, bottomInset, swipe, menu

        /// Whether what is attached lies over the screen.
        var isOverScreen: Bool {
            switch self {
            case .sheet, .cover, .popover, .alert, .dialog, .item: true
            default: false
            }
        }

        /// Whether a finger has to show what is attached.
        var isHidden: Bool { self == .swipe || self == .menu }

        @MainActor
        func on(_ view: some View, isOn: Binding<Bool>, _ tap: @escaping () -> Void) -> AnyView {
            let inner = Button("Inner") { tap() }
            return switch self {
            case .sheet: AnyView(view.sheet(isPresented: isOn) { inner })
            case .cover: AnyView(view.fullScreenCover(isPresented: isOn) { inner })
            case .popover: AnyView(view.popover(isPresented: isOn) { inner })
            case .alert: AnyView(view.alert("Sure?", isPresented: isOn) { inner })
            case .dialog: AnyView(view.confirmationDialog("Sure?", isPresented: isOn) { inner })
            case .item:
                AnyView(
                    view.sheet(
                        item: Binding(
                            get: { isOn.wrappedValue ? Shown() : nil }, set: { isOn.wrappedValue = $0 != nil }
                        )
                    ) { _ in inner })
            case .overlay: AnyView(view.overlay { inner })
            case .background: AnyView(view.background { inner })
            case .toolbar: AnyView(view.toolbar { inner })
            case .toolbarItem: AnyView(view.toolbar { ToolbarItem(placement: .bottomBar) { inner } })
            case .topInset: AnyView(view.safeAreaInset(edge: .top) { inner })
            case .bottomInset: AnyView(view.safeAreaInset(edge: .bottom) { inner })
            case .swipe: AnyView(view.swipeActions { inner })
            case .menu: AnyView(view.contextMenu { inner })
            }
        }
    }

    struct Shown: Identifiable { let id = 0 }

    /// What was tapped, in order.
    final class Taps { var log: [String] = [] }

    /// A button with something attached, which its first tap shows.
    struct Both: View {
        let attachment: Attachment
        let taps: Taps
        @State private var isOn = false
        var body: some View {
            NavigationStack {
                List {
                    attachment.on(Button("Outer", action: open), isOn: $isOn) { taps.log.append("inner") }
                }
            }
        }

        private func open() {
            taps.log.append("outer")
            isOn = true
        }
    }

    /// Shows what is attached, as a person does.
    private func show(_ attachment: Attachment, in app: AppDriver<OneView>) {
        switch attachment {
        case .swipe: app.buttons["Outer"].swipeLeft()
        case .menu: app.buttons["Outer"].press(forDuration: 1)
        default: app.buttons["Outer"].tap()
        }
    }

    @Test(arguments: Attachment.allCases.filter { !$0.isHidden })
    func `an inspection finds the button that is attached to another`(_ attachment: Attachment) throws {
        let taps = Taps()
        let view = try Both(attachment: attachment, taps: taps).inspect()
        if attachment.isOverScreen { try view.find(button: "Outer").tap() }

        #expect(try view.find(button: "Outer").string() == "Outer")
        #expect(try view.find(button: "Outer").text().string() == "Outer")
        #expect(try view.find(button: "Outer").accessibilityLabel() == "Outer")
        try view.find(button: "Inner").tap()

        #expect(taps.log == (attachment.isOverScreen ? ["outer", "inner"] : ["inner"]))
    }

    @Test(arguments: Attachment.allCases)
    func `a driver taps the button that is attached to another`(_ attachment: Attachment) throws {
        let taps = Taps()
        let app = AppDriver.running(Both(attachment: attachment, taps: taps))
        show(attachment, in: app)
        taps.log = []

        #expect(app.buttons["Inner"].label == "Inner")
        if !attachment.isOverScreen { #expect(app.buttons["Outer"].label == "Outer") }
        let button = try #require(try app.screen?.inspect()).find(button: "Inner")
        #expect(try button.string() == "Inner")
        app.buttons["Inner"].tap()

        #expect(taps.log == ["inner"])
    }

    /// A text with something attached.
    struct Labelled: View {
        let attachment: Attachment
        let taps: Taps
        @State private var isOn = false
        var body: some View {
            NavigationStack {
                List { attachment.on(Text("Title"), isOn: $isOn) { taps.log.append("inner") } }
            }
        }
    }

    @Test(arguments: Attachment.allCases.filter { !$0.isOverScreen })
    func `a tap on a text does not tap what is attached to it`(_ attachment: Attachment) async throws {
        let taps = Taps()
        let app = AppDriver.running(Labelled(attachment: attachment, taps: taps))
        if attachment == .swipe { app.staticTexts["Title"].swipeLeft() }
        if attachment == .menu { app.staticTexts["Title"].press(forDuration: 1) }
        #expect(app.buttons["Inner"].exists)

        await expectIssues(#"Text "Title" cannot be tapped: there is no control in it or around it."#) {
            app.staticTexts["Title"].tap()
        }

        #expect(taps.log == [])
        #expect(try app.screen?.inspect().find(text: "Title").string() == "Title")
    }

    /// What a tap on a text does that a modifier has attached to a button.
    @Test(arguments: Attachment.allCases.filter { ![.overlay, .background].contains($0) })
    func `a tap on what is attached does not tap the button that it is attached to`(
        _ attachment: Attachment
    ) async {
        struct Told: View {
            let attachment: Attachment
            @State private var isOn = false
            @State private var taps = ""
            var body: some View {
                NavigationStack {
                    List {
                        attachment.told(Button("Outer") { (isOn, taps) = (true, taps + "o") }, isOn: $isOn)
                        Text("taps: \(taps)")
                    }
                }
            }
        }
        let app = AppDriver.running(Told(attachment: attachment))
        show(attachment, in: app)
        let text = app.text

        await expectIssues(#"Text "Told" cannot be tapped: there is no control in it or around it."#) {
            app.staticTexts["Told"].tap()
        }

        #expect(app.text == text)
    }

    @Test func `a button in the overlay of a row of a link is a button of its own`() throws {
        struct Films: View {
            @State private var likes = 0
            var body: some View {
                NavigationStack {
                    NavigationLink {
                        Text("Page")
                    } label: {
                        Text("Coco").overlay { Button("Like") { likes += 1 } }.overlay { Text("New") }
                    }
                    Text("\(likes) likes")
                }
            }
        }
        let screen = Screen(Films())
        try screen.inspect().find(button: "Like").tap()
        #expect(screen.text.contains("1 likes"))
        #expect(try screen.inspect().find(button: "Coco New").accessibilityLabel() == "Coco New")

        let app = AppDriver.running(Films())
        app.buttons["Like"].tap()
        #expect(app.staticTexts["1 likes"].exists)
        app.staticTexts["Coco"].tap()
        #expect(app.staticTexts["Page"].exists)
    }

    @Test func `what a label's views put into a bar or over the screen does not name the control`() throws {
        struct Opener: View {
            @State private var isOn = false
            var body: some View {
                NavigationStack {
                    Button {
                        isOn = true
                    } label: {
                        Text("Open").toolbar { Text("Bar") }.sheet(isPresented: $isOn) { Text("Sheet") }
                    }
                }
            }
        }
        let view = try Opener().inspect()
        let button = try view.find(button: "Open")
        try button.tap()

        #expect(try button.string() == "Open")
        #expect(try button.accessibilityLabel() == "Open")
        #expect(throws: InspectionError.self) { try view.find(button: "Sheet") }
        #expect(throws: InspectionError.self) { try view.find(button: "Bar") }
    }

    @Test func `what lies upon a view that says nothing itself is its text, and its control`() throws {
        struct Avatar: View {
            @State private var taps = 0
            var body: some View {
                Circle().overlay { Text("JD") }.accessibilityIdentifier("avatar")
                Circle().overlay { Button("\(taps) taps") { taps += 1 } }
                    .accessibilityElement(children: .contain).accessibilityIdentifier("counter")
            }
        }
        let view = try Avatar().inspect()
        #expect(try view.find(viewWithAccessibilityIdentifier: "avatar").string() == "JD")
        let app = AppDriver.running(Avatar())
        app.otherElements["counter"].tap()
        #expect(app.buttons["1 taps"].exists)
    }
}

extension AttachmentTests.Attachment {
    /// The view with a text attached in the place of a button.
    @MainActor
    fileprivate func told(_ view: some View, isOn: Binding<Bool>) -> AnyView {
        let told = Text("Told")
        return switch self {
        case .sheet, .item: AnyView(view.sheet(isPresented: isOn) { told })
        case .cover: AnyView(view.fullScreenCover(isPresented: isOn) { told })
        case .popover: AnyView(view.popover(isPresented: isOn) { told })
        case .alert: AnyView(view.alert("Sure?", isPresented: isOn, actions: {}, message: { told }))
        case .dialog:
            AnyView(view.confirmationDialog("Sure?", isPresented: isOn, actions: {}, message: { told }))
        case .overlay: AnyView(view.overlay { told })
        case .background: AnyView(view.background { told })
        case .toolbar: AnyView(view.toolbar { told })
        case .toolbarItem: AnyView(view.toolbar { ToolbarItem(placement: .bottomBar) { told } })
        case .topInset: AnyView(view.safeAreaInset(edge: .top) { told })
        case .bottomInset: AnyView(view.safeAreaInset(edge: .bottom) { told })
        case .swipe: AnyView(view.swipeActions { told })
        case .menu: AnyView(view.contextMenu { told })
        }
    }
}
