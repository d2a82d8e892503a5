import Foundation
import SwiftUI

struct SendMessageView: View {
    let sender: any MessageSender

    @State private var text = ""
    @State private var isBusy = false
    @State private var failure: String?

    var body: some View {
        Form {
            Section("Your message") {
                TextEditor(text: $text)
            }
            if let failure { Text(failure).foregroundStyle(.red) }
            Button(isBusy ? "Sending..." : "Send", action: send)
                .disabled(text.isEmpty || isBusy)
        }
    }

    private func send() {
        failure = nil
        isBusy = true
        Task {
            do {
                try await sender.sendMessage(text)
                text = ""
            } catch {
                failure = error.localizedDescription
            }
            isBusy = false
        }
    }
}
