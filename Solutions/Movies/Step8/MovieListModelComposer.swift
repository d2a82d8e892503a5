import PaperUI

struct MovieListModelComposer: View {
    @State private var model: MovieListViewModel

    init(loader: any MovieLoader) {
        self.model = MovieListViewModel(loader: loader)
    }

    var body: some View {
        MovieListWithModel(model: model)
    }
}
