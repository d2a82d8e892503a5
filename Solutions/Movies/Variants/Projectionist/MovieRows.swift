import SwiftUI

/// The list as all designs show it. It knows what to show and whom to tell, once, that it is there, and nothing else.
struct MovieRows: View {
    let movies: [Movie]
    let appeared: @MainActor @Sendable () async -> Void
    @State private var isKnown = false

    var body: some View {
        List {
            ForEach(movies, content: MovieRow.init)
        }
        .task {
            if isKnown { return }
            isKnown = true
            await appeared()
        }
    }
}
