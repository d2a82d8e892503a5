protocol MovieLoader: Sendable {
    func load() async throws -> [Movie]
}

/// How a load can end.
enum Outcome {
    case came([Movie])
    case failed
    case calledOff
}

extension MovieLoader {
    /// A `CancellationError` is an end without a result, too, whoever throws it.
    func outcome() async -> Outcome {
        do {
            let movies = try await load()
            try Task.checkCancellation()
            return .came(movies)
        } catch is CancellationError {
            return .calledOff
        } catch {
            return Task.isCancelled ? .calledOff : .failed
        }
    }
}

extension Outcome {
    /// The rule of the three lists without a programme.
    func replace(_ movies: inout [Movie]) {
        switch self {
        case .came(let loaded): movies = loaded
        case .failed: movies.removeAll()
        case .calledOff: break
        }
    }
}
