import Front
import SwiftUI

@main
struct Main: App {
    @State private var viewModel = SendMessageViewModel(sender: Post())

    init() { comeToTheFront() }

    var body: some Scene {
        WindowGroup { SendMessageView(viewModel: viewModel) }
    }
}

/// Takes two seconds, and every message.
private struct Post: MessageSender {
    func sendMessage(_ message: String) async throws {
        try await Task.sleep(for: .seconds(2))
    }
}

struct AppPreviews: PreviewProvider {
    static var previews: some View { SendMessageView(viewModel: SendMessageViewModel(sender: Post())) }
}
