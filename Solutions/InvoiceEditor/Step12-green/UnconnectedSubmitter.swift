import Foundation

/// What an editor has that nobody connected to anything: it fails, and says so, rather than pretend to have sent.
struct UnconnectedSubmitter: InvoiceSubmitter {
    func submit(_ items: [LineItem]) async throws {
        throw NotConnected()
    }

    private struct NotConnected: LocalizedError {
        var errorDescription: String? { "This invoice has nowhere to go yet." }
    }
}
