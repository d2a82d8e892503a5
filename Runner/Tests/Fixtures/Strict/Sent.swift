// As Uses.swift: what the compiler says after the types are right, and so only of a file that has no other error.
import PaperUI

struct Row: View {
    let load: () async -> Void
    let reload: @MainActor () async -> Void

    var body: some View {
        Text("Row")
            .task(reload)
            // error: sending value of non-Sendable type '() async -> Void' risks causing data races
            .task(load)
            .task { await load() }
    }
}
