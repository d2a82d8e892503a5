import Foundation

/// Where the facts come from: catfact.ninja. It learns to ask in step 9 of Chapters/5-CatFacts.md.
///
/// How bytes travel is not its business: `get` fetches whatever stands at an address.
struct CatFactsService: Sendable {
    let get: @Sendable (URL) async throws -> Data
}
