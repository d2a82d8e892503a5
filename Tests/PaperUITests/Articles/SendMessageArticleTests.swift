import Foundation
import Observation
import PaperUI
import Testing

/// The views of the article on moving logic out of views, with `import PaperUI`.
@MainActor
@Suite struct SendMessageArticleTests {
    protocol Sender: Sendable {
        func send(_ message: String) async throws
    }

    struct NoLine: Sender {
        struct Failure: LocalizedError {
            var errorDescription: String? { "The line is dead." }
        }

        func send(_ message: String) async throws { throw Failure() }
    }

    struct SendMessageView: View {
        var sender: any Sender

        @State private var message = ""
        @State private var isSending = false
        @State private var problem: (any Error)?

        var body: some View {
            VStack {
                Text("Your message:")

                TextEditor(text: $message)

                Button(isSending ? "Sending..." : "Send") {
                    isSending = true
                    problem = nil

                    Task {
                        do {
                            try await sender.send(message)
                            message = ""
                        } catch {
                            problem = error
                        }
                        isSending = false
                    }
                }
                .disabled(isSending || message.isEmpty)

                if let problem {
                    Text(problem.localizedDescription)
                        .foregroundColor(.red)
                }
            }
        }
    }

    @MainActor @Observable
    final class Model {
        var message = ""
        private(set) var sent: [String] = []
        var isSendingDisabled: Bool { message.isEmpty }

        func send() {
            sent.append(message)
            message = ""
        }
    }

    struct ThinView: View {
        @Bindable var model: Model

        var body: some View {
            VStack(alignment: .leading) {
                Text("Your message:")
                TextEditor(text: $model.message)
                Button("Send") { model.send() }
                    .disabled(model.isSendingDisabled)
                if let last = model.sent.last {
                    Text("Sent: \(last)").foregroundColor(.red)
                }
            }
        }
    }

    struct Event: Identifiable, Equatable {
        let id: Int
        var isSelectable = true
    }

    struct EventSelectionView: View {
        var events: [Event]
        @Binding var selection: Event?

        var body: some View {
            List(events) { event in
                Text("Event \(event.id)")
            }
            .toolbar {
                Button("Select next available") {
                    selection = events.first(where: \.isSelectable)
                }
            }
        }
    }

    @Test func `the view with everything inside shows what went wrong`() async throws {
        let screen = Screen(SendMessageView(sender: NoLine()))
        let editor = try #require(screen.root?.subtree.first { $0.isEditable })
        let button = try #require(screen.button("Send"))
        #expect(!button.tap())

        editor.setText("Hello")
        #expect(button.tap())
        #expect(button.label == "Sending...")

        await screen.settle()
        #expect(button.label == "Send")
        #expect(screen.shows("The line is dead."))
    }

    @Test func `the thin view writes through to its model`() throws {
        let model = Model()
        let screen = Screen(ThinView(model: model))
        try #require(screen.root?.subtree.first { $0.isEditable }).setText("Hello")
        #expect(model.message == "Hello")

        try #require(screen.button("Send")).tap()
        #expect(screen.shows("Sent: Hello"))
    }

    @Test func `the event selection writes its binding`() throws {
        var selection: Event?
        let events = [Event(id: 1, isSelectable: false), Event(id: 2)]
        let binding = Binding(get: { selection }, set: { selection = $0 })
        let screen = Screen(EventSelectionView(events: events, selection: binding))

        try #require(screen.button("Select next available")).tap()
        #expect(selection == events[1])
    }
}
