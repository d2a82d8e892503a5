import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct ReadingTests {
    @Test func `a view with one text has its string`() throws {
        #expect(try Button("Send") {}.inspect().string() == "Send")
        #expect(try HStack { Text("Coco") }.inspect().text().string() == "Coco")
    }

    @Test func `a view with no text has none`() throws {
        let view = try Spacer().inspect()

        expect("Spacer has no string: there is no text in it.") { try view.string() }
        expect("Spacer has no string: there is no text in it.") { try view.text() }
    }

    @Test func `of several texts one is to be meant`() throws {
        let view = try VStack {
            Text("Coco")
            Text("2017")
        }.inspect()
        let words = "VStack has no string of its own: there are 2 texts in it. Find the one you mean."

        expect(words) { try view.string() }
        expect(words) { try view.text() }
    }

    @Test func `input is what has been typed`() throws {
        #expect(try TextField("Message", text: .constant("Hello")).inspect().input() == "Hello")
        #expect(try TextEditor(text: .constant("Hello")).inspect().input() == "Hello")
        expect(#"Text "Coco" takes no input: it is no text field or text editor."#) {
            try Text("Coco").inspect().input()
        }
    }

    @Test func `a toggle is on or off and nothing else is`() throws {
        #expect(try Toggle("Urgent", isOn: .constant(true)).inspect().isOn())
        expect(#"Text "Coco" is neither on nor off: it is no toggle."#) {
            try Text("Coco").inspect().isOn()
        }
    }

    @Test func `what is around a view disables it`() throws {
        let view = try LockedForm(text: .constant("")).inspect()

        #expect(try view.find(button: "Send").isDisabled())
        #expect(try !Button("Send") {}.inspect().isDisabled())
    }

    @Test func `the accessibility label goes before the texts`() throws {
        #expect(
            try Text("★").accessibilityLabel("One star").inspect().find(Text.self).accessibilityLabel()
                == "One star")
        #expect(try Button("Send") {}.inspect().accessibilityLabel() == "Send")
    }

    @Test func `the actual view is connected to its state`() throws {
        let view = try VStack { Counter() }.inspect()

        try view.find(Counter.self).actualView().increase()

        #expect(try view.find(Counter.self).string() == "1")
    }

    @Test func `the actual view is of the type that was asked for`() throws {
        #expect(try Counter().inspect().actualView().name == "counter")
    }

    @Test func `the path to the root names the views around`() throws {
        let view = try Composer().inspect()

        #expect(
            try view.find(button: "Send").pathToRoot == #"Composer > Form > Section > Button "Send""#)
        #expect(
            try view.find(text: "Nothing sent yet").pathToRoot
                == #"Composer > Form > Text "Nothing sent yet""#)
    }

    @Test func `a view that has gone says so`() throws {
        let view = try Composer().inspect()
        let empty = try view.find(text: "Nothing sent yet")
        try view.find(ViewType.TextField.self).setInput("Hello")
        try view.find(button: "Send").tap()

        let words = #"Text "Nothing sent yet" is no longer on the screen."#
        expect(words) { try empty.string() }
        expect(words) { try empty.actualView() }
        expect(words) { try empty.find(Text.self) }
        #expect(empty.findAll(Text.self).isEmpty)
    }
}

/// Expects an inspection to fail in these words.
@MainActor
func expect<R>(
    _ words: String, sourceLocation: SourceLocation = #_sourceLocation, from body: () throws -> R
) {
    let error = #expect(throws: InspectionError.self, sourceLocation: sourceLocation) { _ = try body() }
    #expect(error?.description == words, sourceLocation: sourceLocation)
}
