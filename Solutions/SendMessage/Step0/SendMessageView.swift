import Foundation
import PaperUI

struct SendMessageView: View {
    let sender: any MessageSender

    @State private var message = ""
    @State private var isSending = false
    @State private var failure: (any Error)?

    var body: some View {
        VStack(alignment: .leading) {
            Text("Your message:")

            TextEditor(text: $message)

            Button(isSending ? "Sending..." : "Send") {
                isSending = true
                failure = nil

                Task {
                    do {
                        try await sender.sendMessage(message)
                        message = ""
                    } catch {
                        failure = error
                    }
                    isSending = false
                }
            }
            .disabled(isSending || message.isEmpty)

            if let failure {
                Text(failure.localizedDescription)
                    .foregroundStyle(.red)
            }
        }
    }
}
