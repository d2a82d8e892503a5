import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks the server once. Where its answer is not of the web at all, there is no status that could be bad.
final class HTTPClient: Sendable {
    private let send: @Sendable (URL) async throws -> (Data, URLResponse)

    init(send: @escaping @Sendable (URL) async throws -> (Data, URLResponse)) {
        self.send = send
    }

    func get(_ url: URL) async throws -> Data {
        let answer = try await send(url)
        if let response = answer.1 as? HTTPURLResponse, response.statusCode / 100 != 2 {
            throw BadStatus(code: response.statusCode)
        }
        return answer.0
    }
}

struct BadStatus: Error {
    let code: Int
}
