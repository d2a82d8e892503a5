import PaperUI

struct CatFactView: View {
    @State var viewModel: CatFactViewModel
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 20) {
            answer
            Button("Fetch another") { taps += 1 }
                .disabled(viewModel.state.isLoading)
        }
        .task(id: taps) { await viewModel.fetch() }
    }

    @ViewBuilder private var answer: some View {
        switch viewModel.state {
        case .loading:
            ProgressView()
            if let fact = viewModel.lastFact { Text(fact.fact) }
        case .error: Text("Error")
        case .loaded(let fact): Text(fact.fact)
        case .initial: EmptyView()
        }
    }
}
