enum Delivery: Equatable {
    case notSent
    case sending
    case sent
    case failed(String)

    var failure: String? {
        if case .failed(let message) = self { message } else { nil }
    }
}
