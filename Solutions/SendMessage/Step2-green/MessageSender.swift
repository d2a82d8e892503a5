protocol MessageSender: Sendable {
    func sendMessage(_ message: String) async throws
}
