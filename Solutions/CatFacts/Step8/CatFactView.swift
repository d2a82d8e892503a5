import PaperUI

struct CatFactView: View {
    @State var viewModel: CatFactViewModel

    var body: some View {
        VStack {
            switch viewModel.state {
            case .initial: EmptyView()
            case .loading: ProgressView()
            case .loaded(let fact): Text(fact.fact)
            case .error: Text("Error")
            }
            Button("Fetch another") {
                Task { await viewModel.fetch() }
            }
            .disabled(viewModel.state.isLoading)
        }
        .padding()
        .task { await viewModel.fetch() }
    }
}
