protocol InvoiceSubmitter: Sendable {
    func submit(_ items: [LineItem]) async throws
}
