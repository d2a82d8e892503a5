import Foundation
import SwiftUI

@testable import SendMessage

/// The states of the message's form that have a name.
@MainActor func screens(_ draw: Drawing) async throws {
    #if STEP_7
    await draw("Empty", form())
    await draw("Written", form("See you at eight."))
    await draw("Too long", form(String(repeating: "Are you there? ", count: 10)))

    await draw("Sending", form("See you at eight."), after: { $0.tap("Send") })
    await draw("Refused", form("See you at eight.", by: Refusing()), after: { $0.tap("Send") })
    #endif
}

#if STEP_7
@MainActor private func form(_ message: String = "", by sender: any MessageSender = OnItsWay()) -> some View {
    let viewModel = SendMessageViewModel(sender: sender)
    viewModel.message = message
    return SendMessageView(viewModel: viewModel)
}

private struct OnItsWay: MessageSender {
    func sendMessage(_ message: String) async throws { try await Task.sleep(for: .seconds(3600)) }
}

private struct Refusing: MessageSender {
    func sendMessage(_ message: String) async throws { throw NoSignal() }
}

private struct NoSignal: LocalizedError {
    var errorDescription: String? { "There is no signal here." }
}
#endif
