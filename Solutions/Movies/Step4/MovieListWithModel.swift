import PaperUI

struct MovieListWithModel: View {
    let model: MovieListViewModel

    var body: some View {
        List(model.movies) { MovieRow(movie: $0) }
            .task { await model.load() }
    }
}
