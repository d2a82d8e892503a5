import Foundation
import SwiftUI

@testable import CatFacts

/// The states of the cat's fact that have a name.
@MainActor func screens(_ draw: Drawing) async throws {
    #if STEP_11
    for preview in CatFactPreviews.all { await draw(preview.name, preview.view) }
    let answers = Answers()
    await draw(
        "Loading another",
        CatFactView(
            viewModel: CatFactViewModel(dependencies: .init(fetchFact: { try await answers.next() }))),
        after: { $0.tap("Fetch another") })
    #endif
}

#if STEP_11
/// One fact, and after that none for an hour.
private actor Answers {
    private var isFirst = true

    func next() async throws -> CatFact {
        if !isFirst { try await Task.sleep(for: .seconds(3600)) }
        isFirst = false
        return CatFact(fact: "Cats walk on their toes.")
    }
}
#endif
