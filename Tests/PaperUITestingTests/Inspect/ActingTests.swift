import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct ActingTests {
    @Test func `a tap runs the action and the screen shows it`() throws {
        let view = try Composer().inspect()
        try view.find(ViewType.TextField.self).setInput("Hello")

        try view.find(button: "Send").tap()

        #expect(try view.find(viewWithId: "row-Hello").string() == "Hello")
        #expect(try view.find(ViewType.TextField.self).input() == "")
    }

    @Test func `a toggle is flipped by a tap`() throws {
        let toggle = try Composer().inspect().find(ViewType.Toggle.self)

        try toggle.tap()

        #expect(try toggle.isOn())
    }

    @Test func `a link is followed by a tap`() throws {
        let stack = NavigationStack {
            List { NavigationLink("Coco", value: 2017) }
                .navigationDestination(for: Int.self) { Text("Year \(String($0))") }
        }
        let view = try stack.inspect()

        try view.find(button: "Coco").tap()

        #expect(try view.find(text: "Year 2017").string() == "Year 2017")
        #expect(throws: InspectionError.self) { try view.find(button: "Coco") }
    }

    @Test func `a link that leads nowhere says why`() throws {
        let lonely = try VStack { NavigationLink("Coco", value: 2017) }.inspect()
        expect(
            #"NavigationLink "Coco" cannot be tapped: there is no NavigationStack around it."#
        ) { try lonely.find(button: "Coco").tap() }

        let empty = try NavigationStack { NavigationLink("Coco", value: Int?.none) }.inspect()
        expect(#"NavigationLink "Coco" cannot be tapped: it has no value."#) {
            try empty.find(button: "Coco").tap()
        }
    }

    @Test func `a disabled button names itself`() throws {
        let view = try Composer().inspect()

        expect(#"Button "Send" cannot be tapped: it is disabled."#) { try view.find(button: "Send").tap() }
        #expect(view.findAll(Composer.Row.self).isEmpty)
    }

    @Test func `a button in a disabled view names that view`() throws {
        var taps = 0
        let view = try LockedForm(text: .constant(""), onTap: { taps += 1 }).inspect()

        expect(#"Button "Send" cannot be tapped: the Form around it, in LockedForm, is disabled."#) {
            try view.find(button: "Send").tap()
        }
        expect(#"Toggle "Urgent" cannot be tapped: the Form around it, in LockedForm, is disabled."#) {
            try view.find(ViewType.Toggle.self).tap()
        }
        #expect(taps == 0)
    }

    @Test func `a view that disables what is in it is named once`() throws {
        let view = try VStack {
            Composer.Row(text: "a"); LockedButton().disabled(true)
        }.inspect()

        expect(#"Button "Send" cannot be tapped: the LockedButton around it is disabled."#) {
            try view.find(button: "Send").tap()
        }
    }

    @Test func `an environment that disables is named`() throws {
        let view = try LockedButton().environment(\.isEnabled, false).inspect()

        expect(#"Button "Send" cannot be tapped: its environment disables it."#) {
            try view.find(button: "Send").tap()
        }
    }

    @Test func `what is no control cannot be tapped or typed into`() throws {
        let view = try Composer().inspect()

        expect("Form cannot be tapped: it is no button, link or toggle.") {
            try view.find(ViewType.Form.self).tap()
        }
        expect(#"Button "Send" takes no input: it is no text field or text editor."#) {
            try view.find(button: "Send").setInput("Hello")
        }
        expect(#"VStack "card" cannot be tapped: it is no button, link or toggle."#) {
            try VStack {}.accessibilityIdentifier("card").inspect().tap()
        }
    }

    @Test func `input goes through the binding`() throws {
        var text = ""
        let field = try TextField("Message", text: Binding(get: { text }, set: { text = $0 })).inspect()

        try field.setInput("Hello")

        #expect(text == "Hello")
    }

    @Test func `a disabled field takes no input`() throws {
        var text = ""
        let view = try LockedForm(text: Binding(get: { text }, set: { text = $0 })).inspect()

        expect(#"TextField "Message" cannot be typed into: the Form around it, in LockedForm, is disabled."#)
        {
            try view.find(ViewType.TextField.self).setInput("Hello")
        }
        #expect(text == "")
    }

    @Test func `a task is called and waited for`() async throws {
        let screen = Screen(FactView(load: { "Cats sleep a lot." }))
        await screen.settle()
        let gate = Gate<String>()
        let view = try FactView(load: { (try? await gate()) ?? "" }).inspect()

        let call = Task { try await view.find(ViewType.VStack.self).callTask() }
        await gate.untilCalled(2)
        gate.succeed(with: "Cats sleep a lot.")
        try await call.value

        #expect(try view.find(text: "Cats sleep a lot.").string() == "Cats sleep a lot.")
    }

    @Test func `a view without a task says so`() async throws {
        let view = try Text("Coco").inspect()

        let error = await #expect(throws: InspectionError.self) { try await view.callTask() }
        #expect(error?.description == #"Text "Coco" has no task: there is no '.task' on it."#)
    }
}

private struct LockedButton: View {
    var body: some View {
        Button("Send") {}
    }
}
