import PaperUI

struct MovieListWithModel: View {
    private let model: MovieListViewModel

    init(model: MovieListViewModel) {
        self.model = model
    }

    var body: some View {
        VStack {
            ForEach(model.movies) { movie in MovieRow(movie: movie) }
        }
        .task { await model.load() }
    }
}
