import SwiftUI

struct CatFactView: View {
    let viewModel: CatFactViewModel

    var body: some View {
        VStack(spacing: 20) {
            if viewModel.state.isLoading { ProgressView() }
            if viewModel.state == .error { Text("Error") }
            if let fact = viewModel.state.info { Text(fact.fact) }
            Button("Fetch another", action: fetchAnother)
                .disabled(viewModel.state.isLoading)
        }
        .task {
            await viewModel.fetch()
        }
    }

    private func fetchAnother() {
        Task { await viewModel.fetch() }
    }
}
