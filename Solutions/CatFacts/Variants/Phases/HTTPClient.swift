import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends and reads far from the main actor.
struct HTTPClient: Sendable {
    enum Failure: Error {
        case notOfTheWeb
        case status(Int)
    }

    let send: @Sendable (URL) async throws -> (Data, URLResponse)

    @concurrent
    func get(_ url: URL) async throws -> Data {
        let (data, response) = try await send(url)
        guard let response = response as? HTTPURLResponse else { throw Failure.notOfTheWeb }
        switch response.statusCode {
        case 200...299: return data
        default: throw Failure.status(response.statusCode)
        }
    }
}
