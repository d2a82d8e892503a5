import SwiftUI

/// The list as all designs show it. It knows what to show and whom to tell that it is there, and nothing else.
struct MovieRows: View {
    let movies: [Movie]
    let appeared: @MainActor @Sendable () async -> Void

    var body: some View {
        List {
            ForEach(movies, content: MovieRow.init)
        }
        .task(appeared)
    }
}
