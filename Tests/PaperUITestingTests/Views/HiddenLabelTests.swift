import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// A label that is hidden is neither drawn nor found, and names its control all the same.
@MainActor
@Suite(.endsInTime) struct HiddenLabelTests {
    /// A control, with what remains of its text while the label "Label" is hidden.
    struct Case: CustomTestStringConvertible {
        let name: String
        let type: ElementType?
        let text: String
        let view: @MainActor @Sendable () -> AnyView

        var testDescription: String { name }
    }

    nonisolated static let cases = [
        Case(name: "Toggle", type: .switch, text: "[x]") { AnyView(Toggle("Label", isOn: .constant(true))) },
        Case(name: "Toggle, a button", type: .switch, text: "[x]") {
            AnyView(Toggle("Label", isOn: .constant(true)).toggleStyle(.button))
        },
        Case(name: "Picker", type: .picker, text: "(•) One") {
            AnyView(Picker("Label", selection: .constant(1)) { Text("One").tag(1) })
        },
        Case(name: "Picker, in segments", type: .picker, text: "(•) One") {
            AnyView(Picker("Label", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented))
        },
        Case(name: "Slider", type: .slider, text: "━━━━━●─────") {
            AnyView(Slider(value: .constant(0.5)) { Text("Label") })
        },
        Case(name: "Stepper", type: .stepper, text: "[ − ] [ + ]") {
            AnyView(Stepper("Label", value: .constant(1)))
        },
        Case(name: "DatePicker", type: .textField, text: "│ Jan 1, 2001 │") {
            AnyView(
                DatePicker(
                    "Label", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
                    displayedComponents: .date))
        },
        Case(name: "Gauge", type: .other, text: "▓▓▓▓▓░░░░░") {
            AnyView(Gauge(value: 0.5) { Text("Label") })
        },
        Case(name: "ProgressView", type: .progressIndicator, text: "▓▓▓▓▓░░░░░ 50 %") {
            AnyView(ProgressView("Label", value: 0.5))
        },
        Case(name: "ProgressView, a spinner", type: .progressIndicator, text: "◌") {
            AnyView(ProgressView("Label"))
        },
        Case(name: "LabeledContent", type: nil, text: "One") {
            AnyView(LabeledContent("Label", value: "One"))
        },
    ]

    @Test(arguments: cases) func `a hidden label does not show, and names its control`(_ control: Case) throws
    {
        let app = AppDriver.running(control.view().labelsHidden())
        let screen = try #require(app.screen)
        #expect(app.text == control.text)
        #expect(!screen.svg().contains(">Label<"))
        #expect(!app.staticTexts["Label"].exists)
        #expect(throws: InspectionError.self) { try screen.inspect().find(text: "Label") }
        guard let type = control.type else { return }
        #expect(app.descendants(matching: type)["Label"].label == "Label")
    }

    @Test(arguments: cases) func `the same label shows where it is not hidden`(_ control: Case) throws {
        let app = AppDriver.running(control.view())
        #expect(app.text.contains("Label"))
        #expect(app.staticTexts["Label"].exists)
        guard let type = control.type else { return }
        #expect(app.descendants(matching: type)["Label"].label == "Label")
    }

    @Test func `what is no control's label stays`() {
        let view = VStack {
            Button("Button") {}
            Menu("Menu") { Button("Inside") {} }
            TextField("Field", text: .constant(""))
            SecureField("Password", text: .constant(""))
            Label("Label", systemImage: "star")
            GroupBox("Box") { Text("Content") }
        }
        #expect(Screen(view.labelsHidden()).text == Screen(view).text)
        #expect(Screen(view.labelsHidden()).svg() == Screen(view).svg())
    }

    @Test func `a label that is made of views names a stepper`() {
        let stepper = Stepper(value: .constant(1)) { Label("Pieces", systemImage: "number") }
        for app in [AppDriver.running(stepper), .running(stepper.labelsHidden())] {
            #expect(app.steppers["Pieces"].buttons["Increment"].exists)
        }
    }
}
