import SwiftUI

struct CatFactView: View {
    let viewModel: CatFactViewModel
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 20) {
            content
            Button("Fetch another") { taps += 1 }
                .disabled(viewModel.state.isLoading)
        }
        .task(id: taps) {
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
}
