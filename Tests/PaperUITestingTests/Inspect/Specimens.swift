import PaperUI

/// A screen with one of nearly everything, to be inspected.
struct Composer: View {
    @State private var message = ""
    @State private var sent: [String] = []
    @State private var isUrgent = false

    var body: some View {
        Form {
            Section("New message") {
                TextField("Message", text: $message)
                Toggle("Urgent", isOn: $isUrgent)
                Button("Send") {
                    sent.append(message)
                    message = ""
                }
                .disabled(message.isEmpty)
            }
            if sent.isEmpty {
                Text("Nothing sent yet").accessibilityIdentifier("emptyText")
            } else {
                ForEach(sent, id: \.self) { Row(text: $0) }
            }
        }
    }

    struct Row: View {
        let text: String

        var body: some View {
            HStack {
                Text(text).accessibilityIdentifier("sentText")
                ProgressView(value: 0.25)
            }
            .id("row-\(text)")
        }
    }
}

/// A form that is disabled as a whole, by a view of its own.
struct LockedForm: View {
    @Binding var text: String
    var onTap: @MainActor () -> Void = {}

    var body: some View {
        Form {
            Button("Send", action: onTap).disabled(false)
            TextField("Message", text: $text)
            Toggle("Urgent", isOn: .constant(false))
        }
        .disabled(true)
    }
}

/// A view whose `.task` loads what it shows.
struct FactView: View {
    let load: @MainActor () async -> String
    @State private var fact: String?

    var body: some View {
        VStack {
            if let fact { Text(fact) } else { ProgressView("Loading") }
        }
        .task { fact = await load() }
    }
}

/// A view with a method that writes its state.
struct Counter: View {
    let name = "counter"
    @State private var count = 0

    var body: some View {
        Text("\(count)")
    }

    func increase() {
        count += 1
    }
}
