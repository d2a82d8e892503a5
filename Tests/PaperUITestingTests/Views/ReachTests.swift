import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// What no finger reaches: it is hidden, takes no taps, or something lies upon it.
@MainActor
@Suite(.endsInTime) struct ReachTests {
    /// A button, and something that keeps a finger from it.
    struct Blocked: View {
        let content: (Button<Text>) -> AnyView
        @State private var taps = 0

        init(@ViewBuilder content: @escaping (Button<Text>) -> some View) {
            self.content = { AnyView(content($0)) }
        }

        var body: some View {
            content(Button("Send") { taps += 1 })
            Text("\(taps) taps")
        }
    }

    /// Expects that neither a driver nor an inspection taps the button, and that both say why.
    private func expectUnreachable(
        _ view: some View, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let sentence = "Button \"Send\" cannot be tapped: \(reason)."
        let app = AppDriver.running(view)
        #expect(!app.buttons["Send"].isHittable, sourceLocation: sourceLocation)
        await expectIssues(sentence, sourceLocation: sourceLocation) { app.buttons["Send"].tap() }

        let inspected = try view.inspect()
        let button = try inspected.find(button: "Send")
        let error = try #require(
            #expect(throws: InspectionError.self, sourceLocation: sourceLocation) { try button.tap() })
        #expect("\(error)" == sentence, sourceLocation: sourceLocation)
        #expect(throws: Never.self, sourceLocation: sourceLocation) { try inspected.find(text: "0 taps") }
        #expect(app.screen?.text.contains("1 taps") == false, sourceLocation: sourceLocation)
    }

    /// Expects that a finger reaches the button.
    private func expectReachable(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) throws
    {
        let app = AppDriver.running(view)
        #expect(app.buttons["Send"].isHittable, sourceLocation: sourceLocation)
        app.buttons["Send"].tap()
        #expect(app.staticTexts["1 taps"].exists, sourceLocation: sourceLocation)
        try view.inspect().find(button: "Send").tap()
    }

    @Test func `what is hidden cannot be tapped`() async throws {
        try await expectUnreachable(Blocked { $0.hidden() }, "it is hidden")
        try await expectUnreachable(Blocked { $0.opacity(0) }, "it is hidden")
        try await expectUnreachable(
            Blocked { button in VStack { button }.opacity(0) },
            "the VStack around it, in Blocked, is hidden")
        try expectReachable(Blocked { $0.opacity(0.5) })
    }

    @Test func `a driver does not see what is hidden`() {
        let app = AppDriver.running(VStack { Text("Coco").hidden() })
        #expect(!app.staticTexts["Coco"].exists)
        #expect(!app.staticTexts["Coco"].isHittable)
    }

    @Test func `what takes no taps cannot be tapped`() async throws {
        try await expectUnreachable(
            Blocked { $0.allowsHitTesting(false) }, "it takes no taps, by '.allowsHitTesting(false)'")
        try await expectUnreachable(
            Blocked { button in HStack { button }.allowsHitTesting(false) },
            "the HStack around it, in Blocked, takes no taps, by '.allowsHitTesting(false)'")
        try expectReachable(Blocked { $0.allowsHitTesting(true) })
    }

    @Test func `what a colour lies upon cannot be tapped`() async throws {
        try await expectUnreachable(
            Blocked { button in
                ZStack {
                    button
                    Color.black.opacity(0.4).ignoresSafeArea()
                }
            }, "Color lies upon it")
        try await expectUnreachable(Blocked { $0.overlay(Color.red) }, "Color lies upon it")
        try await expectUnreachable(
            Blocked { $0.overlay { Rectangle().fill(.blue) } }, "Rectangle lies upon it")
    }

    @Test func `what waiting covers cannot be tapped`() async throws {
        try await expectUnreachable(
            Blocked { button in
                ZStack {
                    VStack { button }
                    ProgressView("Saving").frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color.black.opacity(0.3))
                }
            }, "ProgressView \"Saving\" lies upon it")
    }

    @Test func `what lies beside, below or through is no matter`() throws {
        try expectReachable(
            Blocked { button in
                ZStack {
                    Color.red
                    button
                    Color.clear
                    Color.red.allowsHitTesting(false)
                    Color.red.opacity(0)
                    Color.red.frame(width: 10, height: 10)
                    Text("Upon").background(Color.red)
                    Circle()
                }
            })
        try expectReachable(Blocked { $0.border(.red) })
        try expectReachable(Blocked { $0.opacity(1).overlay { Text("Badge") } })
        try expectReachable(Blocked { $0.background(Color.red) })
    }

    @Test func `what is put in front lies upon nothing`() throws {
        try expectReachable(
            Blocked { button in
                ZStack {
                    button.zIndex(1)
                    Color.red
                }
            })
    }

    @Test func `what an overlay hides is not what it lies upon`() throws {
        let app = AppDriver.running(
            Text("Gone").opacity(0).overlay { Button("Send") {} }.accessibilityIdentifier("both"))
        #expect(app.buttons.firstMatch.isHittable)
        #expect(!app.staticTexts["Gone"].exists)
    }

    @Test func `what a sheet covers cannot be tapped`() async throws {
        try await expectUnreachable(
            Blocked { $0.sheet(isPresented: .constant(true)) { Text("Above") } }, "Sheet lies upon it")
        try await expectUnreachable(
            Blocked { $0.fullScreenCover(isPresented: .constant(true)) { Text("Above") } },
            "Sheet lies upon it")
        try await expectUnreachable(
            Blocked { $0.alert("Sure?", isPresented: .constant(true)) {} }, "Alert lies upon it")
    }

    @Test func `a sheet of what is hidden is not hidden`() {
        let app = AppDriver.running(
            Text("Below").hidden().sheet(isPresented: .constant(true)) { Button("Send") {} })
        #expect(app.buttons["Send"].isHittable)
    }

    @Test func `a button on the page below cannot be tapped`() throws {
        let view = try NavigationStack {
            NavigationLink("Go") { Text("Above") }
            Button("Send") {}
        }.inspect()
        let button = try view.find(button: "Send")
        try view.find(button: "Go").tap()

        let error = try #require(#expect(throws: InspectionError.self) { try button.tap() })
        #expect("\(error)" == "Button \"Send\" cannot be tapped: its page is not shown.")
    }

    @Test func `a hidden field takes no input`() throws {
        let view = try TextField("Name", text: .constant("")).opacity(0).inspect()
        let error = try #require(#expect(throws: InspectionError.self) { try view.setInput("Ada") })
        #expect("\(error)" == "TextField \"Name\" cannot be typed into: it is hidden.")
    }

    @Test func `an element that is not there cannot be hit`() {
        #expect(!AppDriver.running(Text("Coco")).buttons["Send"].isHittable)
    }
}
