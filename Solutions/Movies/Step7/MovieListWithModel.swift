import PaperUI

struct MovieListWithModel: View {
    @State private var model: MovieListViewModel

    init(model: MovieListViewModel) {
        self.model = model
    }

    init(loader: any MovieLoader) {
        self.init(model: MovieListViewModel(loader: loader))
    }

    var body: some View {
        List(model.movies, rowContent: MovieRow.init)
            .task { await model.load() }
    }
}
