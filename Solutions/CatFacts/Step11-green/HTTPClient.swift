import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The edge of the network: brings the bytes of an answer that is a success.
struct HTTPClient: Sendable {
    /// Answers as `URLSession` does: an error page is an answer, too.
    let send: @Sendable (URL) async throws -> (Data, URLResponse)

    /// - Throws: what `send` throws, and `URLError.badServerResponse` where the status is no success.
    func get(_ url: URL) async throws -> Data {
        let (data, response) = try await send(url)
        guard let status = (response as? HTTPURLResponse)?.statusCode, 200..<300 ~= status else {
            throw URLError(.badServerResponse)
        }
        return data
    }
}
