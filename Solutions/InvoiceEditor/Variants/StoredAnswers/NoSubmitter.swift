import Foundation

struct NoSubmitter: InvoiceSubmitter {
    enum Failure: LocalizedError {
        case nobodyThere

        var errorDescription: String? { "There is nobody to send it to." }
    }

    func submit(_ items: [LineItem]) async throws { throw Failure.nobodyThere }
}
