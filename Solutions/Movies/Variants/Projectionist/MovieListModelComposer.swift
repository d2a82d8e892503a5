import PaperUI

/// Makes its model when it first shows it, and not each time that it is itself made.
struct MovieListModelComposer: View {
    @State private var model: MovieListViewModel?
    private let loader: any MovieLoader

    init(loader: any MovieLoader) {
        self.loader = loader
    }

    var body: some View {
        if let model {
            MovieListWithModel(model: model)
        } else {
            Text("One moment").task { model = MovieListViewModel(loader: loader) }
        }
    }
}
