import Foundation

/// What a customer is about to order, by the shop's rules: a value, which a test needs no object and no screen for.
public struct Basket: Equatable, Sendable {
    public private(set) var packets = 0
    public private(set) var message: String?

    public init() {}

    public var canOrder: Bool { packets > 0 }

    /// One packet more. The shop sends twelve at most.
    public mutating func add() {
        packets = min(packets + 1, 12)
    }

    /// What became of an order. One that failed leaves the packets where they are.
    public mutating func take(_ answer: Result<Void, any Error>) {
        switch answer {
        case .success:
            packets = 0
            message = "Thank you."
        case .failure(let error):
            message = error.localizedDescription
        }
    }
}
