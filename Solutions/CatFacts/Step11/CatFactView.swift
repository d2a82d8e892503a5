import SwiftUI

struct CatFactView: View {
    let viewModel: CatFactViewModel

    var body: some View {
        VStack(spacing: 20) {
            content
            Button("Fetch another", action: fetchAnother)
                .disabled(viewModel.state.isLoading)
        }
        .task {
            await viewModel.fetch()
        }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading: ProgressView()
        case .error: Text("Error")
        case .loaded(let fact): Text(fact.fact)
        case .initial: EmptyView()
        }
    }

    private func fetchAnother() {
        Task { await viewModel.fetch() }
    }
}
