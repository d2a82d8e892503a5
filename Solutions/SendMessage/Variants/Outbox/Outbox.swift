/// Where messages go out, away from the main actor.
actor Outbox {
    private let sender: any MessageSender

    init(sender: any MessageSender) {
        self.sender = sender
    }

    func post(_ text: String) async -> Result<Void, any Error> {
        do {
            return .success(try await sender.sendMessage(text))
        } catch {
            return .failure(error)
        }
    }
}
