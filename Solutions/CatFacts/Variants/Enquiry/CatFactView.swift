import SwiftUI

/// Keeps what a tap has begun, and cancels it when it goes. A fact makes room for an error.
struct CatFactView: View {
    let viewModel: CatFactViewModel
    @State private var tapped: Task<Void, Never>?

    var body: some View {
        Form {
            Text("Did you know?")
            if viewModel.state == .error {
                Text("Error")
            } else if let fact = viewModel.lastFact {
                Text(fact.fact)
            }
            if viewModel.state.isLoading {
                ProgressView()
            }
            Button("Fetch another") {
                tapped = Task { await viewModel.fetch() }
            }
            .disabled(viewModel.state.isLoading)
        }
        .task { await viewModel.fetch() }
        .onDisappear { tapped?.cancel() }
    }

    init(viewModel: CatFactViewModel) {
        self.viewModel = viewModel
    }
}
